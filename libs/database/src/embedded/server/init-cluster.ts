import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseError } from '../../errors/database-error.js';
import type { Placement } from '../folder/place-cluster.js';
import { explainFailure } from './explain-failure.js';
import { handOver, runAs } from './run-as.js';

export const SUPERUSER = 'casewright';

/**
 * Sorting and case follow PostgreSQL's own C.UTF-8, the same on every machine. The text-search
 * parser asks the operating system what a letter is: with ctype C it takes “Miranda” with its
 * curly quotes for one word, so a UTF-8 locale of the system is used, the first that exists.
 */
const CTYPES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/** Makes the cluster; an interrupted attempt leaves nothing that looks like one. */
export async function initCluster(runtime: string, place: Placement): Promise<void> {
  const draft = `${place.cluster}.new`;
  if (!existsSync(place.passwordFile)) {
    writeFileSync(place.passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    handOver(place.passwordFile, place);
  }
  for (const ctype of CTYPES) {
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    handOver(draft, place);
    const { code, output } = await initdb(runtime, place, draft, ctype);
    if (code === 0) return renameSync(draft, place.cluster);
    if (!/invalid locale name/.test(output) || ctype === CTYPES.at(-1)) {
      rmSync(draft, { recursive: true, force: true });
      throw explainFailure(output, place);
    }
  }
}

/** The superuser's password, made with the cluster. */
export function readPassword({ passwordFile }: Placement): string {
  try {
    return readFileSync(passwordFile, 'utf8').trim();
  } catch (error) {
    throw new DatabaseError(
      `The password of the database in ${passwordFile} cannot be read. Put the file back from a backup.`,
      { cause: error },
    );
  }
}

function initdb(
  runtime: string,
  place: Placement,
  draft: string,
  ctype: string,
): Promise<{ code: number | null; output: string }> {
  const args = [
    `--pgdata=${draft}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${place.passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${ctype}`,
    '--text-search-config=english',
    '--data-checksums',
    '--no-instructions',
  ];
  return new Promise((resolve) => {
    const child = spawn(join(runtime, 'bin', 'initdb'), args, {
      ...runAs(place),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.once('error', (error) => resolve({ code: null, output: `error: ${error.message}` }));
    child.once('close', (code) => resolve({ code, output }));
  });
}
