import type {
  Assertion,
  NewCredential,
  PasskeyHint,
  PasskeyOptions,
  SecondStep,
} from '@casewright/contracts';
import { partDidNotLoad } from '../config/texts';
import { PasskeyError } from './api-error';

/** As browsers give them: of version 6 in brackets. */
const IP_ADDRESS = /^(\d+\.){3}\d+$|^\[/;

/** Whether the browser can have passkeys here: they belong to a name, not to an IP address. */
export function canUsePasskeys(): boolean {
  const { isSecureContext, location } = window;
  return isSecureContext && 'PublicKeyCredential' in window && !IP_ADDRESS.test(location.hostname);
}

/** Has the browser make a passkey. @throws PasskeyError */
export async function makePasskey({ exclude, ...options }: PasskeyOptions): Promise<NewCredential> {
  const { startRegistration } = await fetchLibrary();
  const { id, response } = await startRegistration({
    optionsJSON: {
      ...options,
      excludeCredentials: exclude.map(descriptorOf),
      attestation: 'none',
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    },
  }).catch(explain);
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
  };
}

/** Has the browser ask for one of the passkeys. @throws PasskeyError */
export async function askForPasskey({ challenge, passkeys }: SecondStep): Promise<Assertion> {
  const { startAuthentication } = await fetchLibrary();
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge,
      allowCredentials: passkeys.map(descriptorOf),
      userVerification: 'preferred',
    },
  }).catch(explain);
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, response: { clientDataJSON, authenticatorData, signature } };
}

const fetchLibrary = () =>
  import('@simplewebauthn/browser').catch((error: unknown) => {
    throw new PasskeyError(partDidNotLoad, error);
  });

/** The browser names only those of its own list. */
function descriptorOf({ id, transports }: PasskeyHint) {
  return { id, type: 'public-key', transports: transports as AuthenticatorTransport[] } as const;
}

/** The library keeps the names of errors of the browser (WebAuthn, sections 5.1.3 and 5.1.4). */
function explain(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError')
    throw new PasskeyError('This device already has a passkey for your account.', error);
  if (name === 'NotAllowedError')
    throw new PasskeyError('No passkey was used: it was canceled, or it took too long.', error);
  throw new PasskeyError('This browser could not use a passkey here.', error);
}
