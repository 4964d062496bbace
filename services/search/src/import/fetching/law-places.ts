import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { LawOrder } from '@casewright/contracts';
import { ImportError } from '../source/import-error.js';

type Source = LawOrder['source'];

const ADDRESSES: Record<Source, readonly [variable: string, otherwise: string]> = {
  cap: ['CAP_URL', 'https://static.case.law'],
  courtlistener: ['COURTLISTENER_BULK_URL', 'https://storage.courtlistener.com/bulk-data'],
};
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Where a source has its files: an address that ends without a slash.
 *
 * @throws ImportError for one that is not encrypted, unless it is of this machine.
 */
export function addressOf(source: Source): string {
  const [variable, otherwise] = ADDRESSES[source];
  const said = process.env[variable] || otherwise;
  const url = URL.canParse(said) ? new URL(said) : null;
  const isHeld =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.has(url.hostname));
  if (!isHeld || url?.username || url?.search)
    throw new ImportError(
      `${variable} is no address of case law: it has to begin with https://, without a password or a question.`,
    );
  return said.replace(/\/+$/, '');
}

/** Where fetched files lie until they are imported. */
export function lawDir(): string {
  const folder = process.env.LAW_DIR;
  return folder ? resolve(process.env.INIT_CWD ?? '.', folder) : join(tmpdir(), 'casewright-law');
}

/** Where files that someone brings are looked for: below `IMPORT_DIR`, if there is one. */
export function broughtDir(): string {
  const folder = process.env.IMPORT_DIR;
  return folder ? resolve(process.env.INIT_CWD ?? '.', folder) : lawDir();
}
