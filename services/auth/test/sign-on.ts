import { beginSignOn, finishSignOn } from '@casewright/contracts';
import type { Bus } from '@casewright/messaging';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  IdentityProvider,
  signInAt,
} from '@casewright/testing/identity-provider';
import { client } from './running-auth.js';

const HOME = 'https://law.firm.example';
export const BROWSER = 'b'.repeat(43);

/** A provider that the auth service is started beside: its settings are in the environment. */
export async function startProvider(settings: Record<string, string> = {}) {
  const provider = await IdentityProvider.start({ home: HOME });
  const env = {
    PUBLIC_URL: HOME,
    OIDC_ISSUER: provider.issuer,
    OIDC_NAME: 'Example Firm',
    OIDC_CLIENT_ID: CLIENT_ID,
    OIDC_CLIENT_SECRET: CLIENT_SECRET,
    ...settings,
  };
  Object.assign(process.env, env);
  return {
    provider,
    stop() {
      for (const name of Object.keys(env)) delete process.env[name];
      return provider.stop();
    },
  };
}

/** What the provider answers to somebody who signs in there, or cancels. */
export async function answerFor(
  bus: Bus,
  login: string | null,
  browser = BROWSER,
): Promise<string> {
  const { location } = await bus.call(beginSignOn, { browser });
  return (await signInAt(location, login)).search.slice(1);
}

export function finish(bus: Bus, answer: string, browser = BROWSER, replaces?: string) {
  return bus.call(finishSignOn, { answer, browser, client, ...(replaces ? { replaces } : {}) });
}

export const signOn = async (bus: Bus, login: string | null) =>
  finish(bus, await answerFor(bus, login));
