import { checkText } from '@casewright/analysis-service';
import {
  type CitationCheck,
  CitationCheckSchema,
  ErrorEnvelopeSchema,
} from '@casewright/contracts';
import { provision } from '@casewright/database';
import { createLogger, OperatorError } from '@casewright/platform';
import { openLibrary } from '@casewright/search-service';
import { openInstallation } from '../backup/installation.js';

/** Checks texts, here or elsewhere. */
export interface Checker {
  check(text: string): Promise<CitationCheck>;
  close(): Promise<void>;
}

/** The variable with the key: an argument could be read in the list of processes. */
export const KEY_VARIABLE = 'CASEWRIGHT_API_KEY';
const PATIENCE_MS = 120_000;

/** A running installation, asked over its API. @throws OperatorError */
export function serverChecker(server: string, env: NodeJS.ProcessEnv): Checker {
  const key = env[KEY_VARIABLE];
  if (!key) throw new OperatorError(`Set ${KEY_VARIABLE} to an API key of the installation.`);
  if (!URL.canParse(server)) throw new OperatorError(`${server} is no address.`);
  const address = new URL('api/citations/check', server.endsWith('/') ? server : `${server}/`);
  return {
    async check(text) {
      const response = await fetch(address, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ text }),
        // The key is for that address alone.
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const answer: unknown = await response.json();
      if (response.ok) return CitationCheckSchema.parse(answer);
      const refusal = ErrorEnvelopeSchema.safeParse(answer);
      throw new Error(refusal.data?.message ?? `The server answered ${response.status}.`);
    },
    close: async () => undefined,
  };
}

/** The installation's own library, beside the running product or without it. */
export async function ownChecker(env: NodeJS.ProcessEnv): Promise<Checker> {
  const installation = await openInstallation(env, createLogger('database'));
  try {
    const urls = await provision(installation.adminUrl, ['search'], installation.secret);
    const { library, close } = await openLibrary(urls.search ?? '');
    return {
      check: async (text) => checkText(text, library),
      async close() {
        await close();
        await installation.close();
      },
    };
  } catch (error) {
    await installation.close();
    throw error;
  }
}
