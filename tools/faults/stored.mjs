/** How often what was asked for is in the database, by the ids of the acts. */
import { setTimeout as delay } from 'node:timers/promises';
import { inPostgres, inside } from './containers.mjs';
import { faultsOfRows } from './ledger.mjs';

/** Entries of the audit log wait for brokers and databases to be back. */
const PATIENCE_MS = 20_000;
const AGAIN_MS = 500;

/** A column of sealed content, opened. */
const opened = (schema, column) =>
  `${schema}.opened(sealed, ${column}, ${schema}.owner_key(user_id))`;
const query = opened('search', 'query');
const file = opened('export', 'name');
const title = opened('analysis', 'title');

/** Each table's rows of a prefix, as `id` and how many there are; jobs are those that are done. */
const TABLES = {
  documents: `SELECT ${title} AS id FROM analysis.legal_documents WHERE ${title} LIKE '%'`,
  drafts: `SELECT ${title} AS id FROM analysis.template_drafts WHERE ${title} LIKE '%'`,
  jobs: `SELECT idempotency_key AS id FROM analysis.jobs WHERE state = 'done' AND idempotency_key LIKE '%'`,
  exports: `SELECT regexp_replace(${file}, '\\.\\w+$', '') AS id FROM export.exports WHERE ${file} LIKE '%'`,
  searches: `SELECT split_part(${query}, ' ', 3) AS id FROM search.search_history
              WHERE category = 'case-law' AND ${query} LIKE 'custodial interrogation %'`,
  audit: `SELECT correlation_id AS id FROM auth.audit_entries WHERE correlation_id LIKE '%'`,
};

async function read(prefix) {
  const pairs = Object.entries(TABLES).map(([table, rows]) => {
    const ours = rows.replace(/%'/, `${prefix}%'`);
    const counted = `SELECT id, count(*) AS n FROM (${ours}) AS r GROUP BY id`;
    return `'${table}', (SELECT json_object_agg(id, n) FROM (${counted}) AS c)`;
  });
  const statement = `SELECT json_build_object(${pairs.join(', ')})`;
  const keys = (await inside('analysis', 'printenv ENCRYPTION_KEYS')).trim();
  const words = `psql -qAtU casewright casewright <<'SQL'\nSET casewright.keys = '${keys}';\n${statement}\nSQL\n`;
  return JSON.parse(await inPostgres(words));
}

/** What is lost or twice, once all has had its time to arrive. */
export async function compareStored(ledger, prefix) {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = faultsOfRows(ledger, await read(prefix));
    if (found.lost.length === 0 || Date.now() > until) return found;
    await delay(AGAIN_MS);
  }
}
