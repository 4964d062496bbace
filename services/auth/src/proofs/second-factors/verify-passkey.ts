import type { Assertion, NewCredential } from '@casewright/contracts';
import type { PasskeyEntity } from '../../database/entities/proof.entities.js';

/** EdDSA, ES256, and RS256 (IANA COSE): what authenticators have, best first. */
export const ALGORITHMS = [-8, -7, -257];

/** What has to be signed, and the origin that the browser has to show. */
interface Expected {
  challenge: string;
  site: string;
}

/** What is not sent: nothing of it is looked at. */
const REST = { type: 'public-key', clientExtensionResults: {} } as const;

/** Hundreds of files, for the first passkey that comes. */
const webAuthn = () => import('@simplewebauthn/server');

/** The passkey that answers the challenge; null where it does not (WebAuthn, section 7.1). */
export async function verifyNew(
  { id, response: { transports = [], ...response } }: NewCredential,
  { challenge, site }: Expected,
): Promise<Pick<PasskeyEntity, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | null> {
  const { verifyRegistrationResponse } = await webAuthn();
  const answer = await verifyRegistrationResponse({
    response: { id, rawId: id, response, ...REST },
    expectedChallenge: challenge,
    expectedOrigin: site,
    expectedRPID: new URL(site).hostname,
    // The password is asked for besides.
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!answer?.verified) return null;
  const { credential } = answer.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports,
  };
}

/** The new count of signatures of the passkey that answers; null where it does not (section 7.2). */
export async function verifyAnswer(
  { id, response }: Assertion,
  passkey: PasskeyEntity,
  { challenge, site }: Expected,
): Promise<number | null> {
  const { credentialId, publicKey, counter } = passkey;
  const { verifyAuthenticationResponse } = await webAuthn();
  const answer = await verifyAuthenticationResponse({
    response: { id, rawId: id, response, ...REST },
    expectedChallenge: challenge,
    expectedOrigin: site,
    expectedRPID: new URL(site).hostname,
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
    requireUserVerification: false,
  }).catch(() => null);
  return answer?.verified ? answer.authenticationInfo.newCounter : null;
}
