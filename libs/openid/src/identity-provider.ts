import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchUserInfo,
} from 'openid-client';
import { Discovery, type ProviderSettings } from './discovery.js';
import { LogoutTokens } from './logout-tokens.js';
import type { Claims, Person } from './person.js';

/** What a sign-on is held to when it comes back. */
interface Checks {
  state: string;
  nonce: string;
  verifier: string;
}

interface Subject extends Claims {
  sub: string;
}

/** The firm's identity provider, by OpenID Connect: authorization code, PKCE, state, and nonce. */
export class IdentityProvider {
  readonly discovery: Discovery;
  readonly logoutTokens: LogoutTokens;

  constructor(settings: ProviderSettings) {
    this.discovery = new Discovery(settings);
    this.logoutTokens = new LogoutTokens(this.discovery);
  }

  door({ state, nonce, verifier }: Checks): Promise<string> {
    return this.discovery.withProvider(async (provider) => {
      const address = buildAuthorizationUrl(provider, {
        redirect_uri: this.wayBack(),
        scope: this.discovery.config.OIDC_SCOPES,
        state,
        nonce,
        code_challenge_method: 'S256',
        code_challenge: await calculatePKCECodeChallenge(verifier),
      });
      return address.href;
    });
  }

  /** Whom the answer is about. @param answer what followed `?` in the address of the way back */
  redeem(answer: string, { state, nonce, verifier }: Checks): Promise<Person> {
    return this.discovery.withProvider(async (provider) => {
      const back = new URL(this.wayBack());
      back.search = answer;
      const tokens = await authorizationCodeGrant(provider, back, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims() as Subject;
      const completed = await this.complete(provider, claims, tokens.access_token);
      return this.personIn(completed, tokens.id_token ?? '');
    });
  }

  /** Where the provider ends its own session; null where it does not offer that. */
  exit(idToken: string): Promise<string | null> {
    return this.discovery.withProvider(async (provider) => {
      if (!provider.serverMetadata().end_session_endpoint) return null;
      const { PUBLIC_URL = '' } = this.discovery.config;
      const home = new URL('/login', PUBLIC_URL).href;
      const shown = { id_token_hint: idToken, post_logout_redirect_uri: home };
      return buildEndSessionUrl(provider, shown).href;
    });
  }

  private wayBack(): string {
    return new URL('/sign-on', this.discovery.config.PUBLIC_URL).href;
  }

  /** Asks for what the ID token does not have: some providers put there who it is and no more. */
  private async complete(
    provider: Configuration,
    claims: Subject,
    accessToken: string,
  ): Promise<Subject> {
    const { OIDC_ROLES, OIDC_GROUPS_CLAIM } = this.discovery.config;
    const needed = ['email', ...(OIDC_ROLES ? [OIDC_GROUPS_CLAIM] : [])];
    const isWhole = needed.every((claim) => claims[claim] !== undefined);
    if (isWhole || !provider.serverMetadata().userinfo_endpoint) return claims;
    return { ...(await fetchUserInfo(provider, accessToken, claims.sub)), ...claims };
  }

  private personIn(claims: Subject, idToken: string): Person {
    return {
      issuer: this.discovery.issuer,
      subject: claims.sub,
      claims,
      idToken,
      providerSession: typeof claims.sid === 'string' ? claims.sid : null,
    };
  }
}
