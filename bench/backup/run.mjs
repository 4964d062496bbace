/**
 * Backup with its trial, wipe, restore, and the hashes of all tables before and after:
 * `npm run bench -- backup` after a build. It fails where a hash differs, or where it takes longer
 * than ten minutes. The documents are one that was analyzed, each with words of its own at its end.
 *
 *   BACKUP_DOCUMENTS=1000     how many there are (default 10,000)
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { startDatabase, startOne } from '../shapes/shapes.mjs';

const COMMANDS = join(import.meta.dirname, '../../services/standalone/dist/backup');
const DOCUMENTS = Number(process.env.BACKUP_DOCUMENTS ?? 10_000);
const MOST_MS = 10 * 60_000;
const CLAUSES = 60;
const SCHEMAS = ['auth', 'search', 'analysis', 'export'];
/** Of the document that the others are copies of. */
const COLUMNS = `user_id, content, analysis, layout, file_name, kind, category, document_type,
  findings, pages, characters`;

export async function run() {
  const stops = [];
  try {
    const { url, dataDir } = await startDatabase((stop) => stops.unshift(stop));
    const env = { DATABASE_URL: url, DATA_DIR: dataDir, BACKUP_DIR: join(dataDir, 'backups') };
    await fill({ url, dataDir });
    const times = {};
    const timed = async (name, work) => {
      const begun = performance.now();
      await work();
      times[`${name} s`] = Number(((performance.now() - begun) / 1_000).toFixed(1));
    };
    await timed('backup', () => command('backup.js', [], { ...env, BACKUP_TRIAL: 'off' }));
    await timed('backup and trial', () => command('backup.js', [], env));
    const [, before] = manifestsIn(env.BACKUP_DIR);
    await sql(url, ...SCHEMAS.map((schema) => `DROP SCHEMA ${schema} CASCADE`));
    await timed('restore', () => command('restore.js', [before.folder], env));
    await command('backup.js', [], { ...env, BACKUP_TRIAL: 'off' });
    return report(times, before, manifestsIn(env.BACKUP_DIR).at(-1));
  } finally {
    for (const stop of stops) await stop();
  }
}

/** Starts the product for one document, stops it, and multiplies that. */
async function fill(database) {
  const stops = [];
  const { origin } = await startOne(database, (stop) => stops.unshift(stop), {
    RATE_LIMITS: 'off',
  });
  const ask = (path, headers, body) =>
    fetch(`${origin}/api${path}`, { method: 'POST', headers, body });
  const account = { email: 'ann@firm.example', password: 'a bench of its own', name: 'Ann' };
  const json = { 'content-type': 'application/json' };
  const signedUp = await ask('/auth/signup', json, JSON.stringify(account));
  const form = new FormData();
  form.set('text', lease());
  const cookie = signedUp.headers.getSetCookie()[0].split(';')[0];
  const analyzed = await ask('/insights/analyze', { cookie }, form);
  if (!analyzed.ok) throw new Error(`No document was analyzed: ${await analyzed.text()}`);
  for (const stop of stops) await stop();
  const opened = (column) =>
    `analysis.opened(sealed, ${column}, analysis.owner_key(user_id)) ${column === 'content' ? '|| words' : ''}`;
  await sql(
    database.url,
    `SET casewright.keys = '${readFileSync(join(database.dataDir, 'encryption-keys'), 'utf8')}'`,
    `INSERT INTO analysis.legal_documents (title, ${COLUMNS})
     SELECT 'Lease ' || n, ${COLUMNS.replace(/\b(?:content|analysis|layout|file_name)\b/g, opened)}
       FROM analysis.legal_documents, generate_series(2, ${DOCUMENTS}) AS n,
            LATERAL (SELECT string_agg(md5(n::text || m), ' ') AS words
                       FROM generate_series(1, 60) AS m) AS w`,
  );
}

const lease = () =>
  Array.from(
    { length: CLAUSES },
    (_, n) =>
      `${n + 1}. Acme Corp. shall pay Bell LLC the rent of $${n + 2},000 within ${n + 5} days of notice, unless Section ${n} says otherwise.`,
  ).join('\n\n');

async function command(name, args, env) {
  const child = spawn(process.execPath, [join(COMMANDS, name), ...args], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${name} ended with ${code}.`);
}

async function sql(url, ...statements) {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const manifestsIn = (folder) =>
  readdirSync(folder)
    .filter((name) => name.startsWith('casewright-'))
    .sort()
    .map((name) => join(folder, name))
    .map((each) => ({
      folder: each,
      ...JSON.parse(readFileSync(join(each, 'manifest.json'), 'utf8')),
    }));

function report(times, before, after) {
  const hashes = ({ tables }) => new Map(tables.map((t) => [`${t.schema}.${t.name}`, t.sha256]));
  const now = hashes(after);
  const differ = [...hashes(before)].filter(([name, sha256]) => now.get(name) !== sha256);
  const ms = (times['backup and trial s'] + times['restore s']) * 1_000;
  const figures = {
    ...{
      documents: DOCUMENTS,
      tables: before.tables.length,
      megabytes: Math.ceil(before.bytes / 2 ** 20),
    },
    ...{ rows: before.tables.reduce((sum, { rows }) => sum + rows, 0), ...times },
    differ: differ.map(([name]) => name),
  };
  console.table({ backup: { ...figures, differ: differ.length } });
  if (differ.length > 0 || ms > MOST_MS) process.exitCode = 1;
  return figures;
}
