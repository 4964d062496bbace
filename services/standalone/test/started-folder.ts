import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** An arbitrary constant: the spec file that comes first makes the folder, the others wait. */
const LOCK = 0x666f6c64;

/**
 * A folder as a first start of the product leaves it, copied from one that `start` makes once for
 * the whole run: to migrate, and to read the library in, takes longer than most specs. Empty on a
 * server that outlives the run.
 */
export async function startedFolder(start: (folder: string) => Promise<void>): Promise<string> {
  const folder = emptyFolder();
  const templates = process.env.TEST_TEMPLATES;
  if (!templates) return folder;
  const template = join(templates, 'started');
  const server = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await server.connect();
  try {
    await server.query('SELECT pg_advisory_lock($1)', [LOCK]);
    if (!existsSync(template)) {
      const made = emptyFolder();
      await start(made);
      renameSync(made, template);
    }
  } finally {
    await server.end();
  }
  const { status, stderr } = spawnSync('cp', ['-a', `${template}/.`, folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${template} could not be copied: ${stderr}`);
  return folder;
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-process-'));
  // The database's own account passes through it.
  chmodSync(folder, 0o755);
  return folder;
}
