import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readShipped, type Shipped } from '@casewright/audit-log';
import { runAuditCommand } from '@casewright/audit-log/command';
import { type RunningServices, startServices, type TestDatabase } from '@casewright/testing';
import { authServiceWith, openAuditLog } from '../src/index.js';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
/** The key of the specs, as settings have it, and what checks its heads. */
export const signingKey = privateKey.export({ format: 'jwk' }).d ?? '';
export const publicText = publicKey.export({ format: 'jwk' }).x ?? '';
export const headKey = publicKey;

/** A process of the service that ships its log. */
export const startShipping = (database: TestDatabase, target: string): Promise<RunningServices> =>
  startServices(
    database.url('auth'),
    authServiceWith({ AUDIT_SHIP_TO: target, AUDIT_SIGNING_KEY: signingKey }),
  );

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'casewright-shipped-'));

/** What has arrived in a file; nothing before the first delivery. */
export function arrived(file: string): Shipped[] {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  return shippedIn(text);
}

export const shippedIn = (text: string): Shipped[] =>
  text.split('\n').flatMap((line) => readShipped(line) ?? []);

export const numbersOf = (all: readonly Shipped[]): number[] =>
  all.flatMap((each) => (each.type === 'entry' ? [each.number] : []));

/** Runs `npm run audit -- …` on a database; what it printed, and whether all is well. */
export async function audit(database: TestDatabase, ...args: string[]) {
  const lines: string[] = [];
  let log: Awaited<ReturnType<typeof openAuditLog>> | undefined;
  const isWell = await runAuditCommand(
    {
      async openLog() {
        log = await openAuditLog(database.url('auth'));
        return log.entries;
      },
      signingKey: async () => signingKey,
      folder: tmpdir(),
      print: (line) => lines.push(line),
    },
    args,
  );
  await log?.close();
  return { isWell, lines };
}

/** Exports the log to a file. */
export async function exportTo(file: string, database: TestDatabase): Promise<void> {
  const { lines } = await audit(database, 'export');
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
}
