// Part of the account screen

export const passwordAlone = 'Your password alone lets you in.';
export const setUpApp = 'Set up an authenticator app';
export const codesLeft = (count: number) =>
  count === 1 ? 'One recovery code is left.' : `${count} recovery codes are left.`;

// Passkeys

export const codesStillWork = 'Your recovery codes still work.';
export const worksNoLonger = 'It will no longer let you in. Remove it from your device as well.';

// Password and code

export const waitingForPasskey = 'Waiting for your passkey...';
export const passwordWillDo =
  'Your password alone will then let you in, and your recovery codes will stop working.';
export const passkeysStay = 'Your passkeys and recovery codes still work.';
