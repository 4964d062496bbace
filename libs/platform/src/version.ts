import { readFileSync } from 'node:fs';

const manifest = new URL('../package.json', import.meta.url);

/** The product's version; all packages carry the same one. */
export const VERSION = (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
