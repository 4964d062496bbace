import type { Configuration, JWK } from 'oidc-provider';
import { MemoryAdapter } from './memory-adapter.js';

/** Seconds that anything of the provider lasts. */
const LASTS = 3_600;
const LASTING = ['AccessToken', 'AuthorizationCode', 'Grant', 'IdToken', 'Interaction', 'Session'];

export interface ProviderPerson {
  /** The subject, which stays when an address is given to somebody else. */
  id: string;
  email?: string;
  emailVerified?: boolean;
  name: string;
  groups: string[];
}

export type People = Map<string, ProviderPerson>;

interface Client {
  id: string;
  secret: string;
  home: string;
}

/** A provider with one client and one key, which asks nobody for consent. */
export function settingsFor(client: Client, key: JWK, people: People): Configuration {
  return {
    adapter: MemoryAdapter,
    ttl: Object.fromEntries(LASTING.map((kind) => [kind, LASTS])),
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${client.home}/sign-on`],
        post_logout_redirect_uris: [`${client.home}/login`],
        backchannel_logout_uri: `${client.home}/api/auth/single-sign-on/provider-logout`,
        backchannel_logout_session_required: true,
      },
    ],
    // Without the dispatcher that it is given, which lets it reach no address of this machine.
    fetch: (url, options) => fetch(url, { ...options, dispatcher: undefined } as RequestInit),
    jwks: { keys: [key] },
    cookies: { keys: ['of a provider for tests'] },
    claims: {
      email: ['email', 'email_verified'],
      profile: ['name'],
      groups: ['groups'],
    },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource(ctx, form) {
          ctx.body = `<!DOCTYPE html><title>Sign out</title>${form}
            <button form="op.logoutForm" name="logout" value="yes">Sign out of the firm</button>`;
        },
      },
    },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, id) => accountOf([...people.values()].find((person) => person.id === id)),
    async loadExistingGrant(ctx) {
      const { client: asks, session } = ctx.oidc;
      const grant = new ctx.oidc.provider.Grant({
        ...(asks ? { clientId: asks.clientId } : {}),
        ...(session?.accountId ? { accountId: session.accountId } : {}),
      });
      grant.addOIDCScope('openid email profile groups');
      await grant.save();
      return grant;
    },
  };
}

function accountOf(person: ProviderPerson | undefined) {
  if (!person) return undefined;
  const { id, email, emailVerified = true, name, groups } = person;
  const claims = {
    sub: id,
    name,
    groups,
    ...(email ? { email, email_verified: emailVerified } : {}),
  };
  return { accountId: id, claims: () => claims };
}
