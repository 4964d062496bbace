import { FRESH_MINUTES } from '@casewright/contracts';

// List of keys

export const apiKeys = 'API keys';
export const forPrograms =
  'A key lets your own programs do what your role allows, except for accounts and administration. All keys are revoked when you change your password or your role changes.';
export const whatIsLoaded = 'your API keys';
export const keysStillWork = 'Your keys still work. Try again in a moment.';
export const noKeys = 'You have no API keys.';
export const newKey = 'New API key';
export const revoke = 'Revoke';
export const revokeThis = (name: string) => `Revoke API key: ${name}`;
export const revoking = 'Revoking...';
export const keyRevoked = 'API key revoked';
export const itWorksNoLonger = 'It no longer works.';
export const keyNotRevoked = 'API key not revoked';
export const expires = (day: string) => `expires ${day}`;
export const expired = (day: string) => `expired ${day}`;
export const lastUsed = (time: string) => `last used ${time}`;
export const neverUsed = 'not used yet';

// A new key

export const name = 'Purpose';
export const scope = 'It may';
export const expiry = 'Works for';
export const days = (count: number) => `${count} days`;
export const signInFirst = `You sign in with your organization: create the key within ${FRESH_MINUTES} minutes of signing in.`;
export const createKey = 'Create key';
export const creatingKey = 'Creating key...';
export const keyNotCreated = 'The key was not created. Try again.';
export const yourNewKey = 'Your new API key';
export const shownOnce =
  'Copy it now and keep it like a password: it is not shown again. Send it with each request as';
export const key = 'Key';
export const copyKey = 'Copy key';
export const keyIsCopied = 'The key is copied.';

/** What the holder of a key may. */
export const SCOPE_WORDS = {
  read: 'Read: search, read, check citations',
  write: 'Read and write: also upload, draft, delete',
} as const;

export const SHORT_SCOPE_WORDS = { read: 'read', write: 'read and write' } as const;
