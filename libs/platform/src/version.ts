import { readFileSync } from 'node:fs';
import type { BuildIdentity } from '@casewright/contracts';

const manifest = new URL('../package.json', import.meta.url);

/** The product's version; all packages carry the same one. */
export const VERSION = (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;

/** What runs here. The image and `npm start` say the commit and its date; anything else need not. */
export const BUILD: BuildIdentity = {
  version: VERSION,
  commit: process.env.BUILD_COMMIT || null,
  builtAt: process.env.BUILD_DATE || null,
};

/** `0.1.0`, `0.1.0 (53bf4dc, 2026-11-23)`: the build in a few words. */
export function buildName({ version, commit, builtAt }: BuildIdentity): string {
  const details = [commit?.slice(0, 7), builtAt?.slice(0, 10)].filter(Boolean);
  return details.length > 0 ? `${version} (${details.join(', ')})` : version;
}
