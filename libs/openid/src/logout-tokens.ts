import { AppError } from '@casewright/contracts';
import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import { type Discovery, providerFetch } from './discovery.js';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** Seconds for which a token may be on its way, and by which clocks may differ. */
export const LOGOUT_TOKEN_LIVES = 300;
const CLOCKS_DIFFER = 60;
const TIMEOUT_MS = 5_000;
/** No secret of ours signs, and nothing is unsigned. */
const ALGORITHMS = [
  'RS256',
  'PS256',
  'ES256',
  'RS384',
  'PS384',
  'ES384',
  'RS512',
  'PS512',
  'ES512',
];
const TYPES = new Set([undefined, 'JWT', 'logout+jwt', 'application/logout+jwt']);

/** Who the provider has logged out: one session of its own, or all of somebody. */
export interface LoggedOut {
  issuer: string;
  subject: string | null;
  providerSession: string | null;
}

interface ProviderLogout extends LoggedOut {
  /** No two tokens of an issuer have the same. */
  tokenId: string;
}

/** Reads logout tokens, as section 2.6 of OpenID Connect Back-Channel Logout 1.0 has it. */
export class LogoutTokens {
  private keys: { address: string; find: JWTVerifyGetKey } | undefined;

  constructor(private readonly discovery: Discovery) {}

  /** @throws AppError VALIDATION_FAILED for a token that does not hold; UNAVAILABLE without keys */
  read(token: string): Promise<ProviderLogout> {
    return this.discovery.withProvider(async (provider) => {
      const { issuer, jwks_uri: keys = '' } = provider.serverMetadata();
      const { payload, protectedHeader } = await jwtVerify(token, this.keysAt(keys), {
        issuer,
        audience: this.discovery.config.OIDC_CLIENT_ID ?? '',
        algorithms: ALGORITHMS,
        requiredClaims: ['iat', 'jti', 'events'],
        maxTokenAge: LOGOUT_TOKEN_LIVES,
        clockTolerance: CLOCKS_DIFFER,
      }).catch((fault: unknown) => {
        throw isAway(fault) ? fault : refused();
      });
      if (!TYPES.has(protectedHeader.typ)) throw refused();
      return this.logoutIn(payload);
    });
  }

  private logoutIn({ jti = '', sub, sid, nonce, events }: JWTPayload): ProviderLogout {
    const isEvent = typeof events === 'object' && events !== null && EVENT in events;
    const providerSession = typeof sid === 'string' ? sid : null;
    // With a nonce it would be an ID token, which anybody who signs in gets.
    const names = sub !== undefined || providerSession !== null;
    if (!isEvent || nonce !== undefined || !jti || !names) throw refused();
    return { issuer: this.discovery.issuer, tokenId: jti, subject: sub ?? null, providerSession };
  }

  private keysAt(address: string): JWTVerifyGetKey {
    if (this.keys?.address !== address) {
      const options = { [customFetch]: providerFetch, timeoutDuration: TIMEOUT_MS };
      this.keys = { address, find: createRemoteJWKSet(new URL(address), options) };
    }
    return this.keys.find;
  }
}

/** Whether the provider's keys could not be had, which says nothing of the token. */
function isAway(fault: unknown): boolean {
  return (
    !(fault instanceof errors.JOSEError) ||
    [errors.JWKSTimeout.code, errors.JOSEError.code].includes(fault.code)
  );
}

function refused(): AppError {
  return new AppError('VALIDATION_FAILED', 'This is no logout token of the provider for us.');
}
