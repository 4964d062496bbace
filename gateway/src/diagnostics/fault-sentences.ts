import type { Fault, FaultCode } from '@casewright/contracts';
import { counted, type Particulars } from './found.js';

type Sentence = (particulars: Particulars) => string;
type Told = readonly [severity: Fault['severity'], what: Sentence, todo: string];

const quoted = ({ said }: Particulars): string => (said ? ` (${said})` : '');

/** What happened, and what to do about it, for each fault. */
export const FAULT_SENTENCES: Readonly<Record<FaultCode, Told>> = {
  BROKER_AWAY: [
    'down',
    (p) => `The message broker cannot be reached${quoted(p)}, so no service receives requests.`,
    'Start RabbitMQ and check its log. If it runs, check MESSAGE_BUS_URL and the network.',
  ],
  BROKER_BLOCKED: [
    'down',
    (p) => `The message broker accepts no messages${quoted(p)}: it is low on disk space or memory.`,
    'Free disk space where RabbitMQ keeps its data, or give it more memory. It resumes on its own.',
  ],
  SERVICE_AWAY: [
    'down',
    ({ who }) => `The ${who} service is not running.`,
    'Start its container, and check its log for why it stopped.',
  ],
  SERVICE_CANNOT_START: [
    'down',
    ({ who, said }) => `The ${who} service cannot start: ${said}`,
    'Fix the problem it names; the container restarts on its own.',
  ],
  SERVICE_SILENT: [
    'down',
    ({ who }) => `The ${who} service runs, but did not answer in time.`,
    'It is overloaded or paused, or its clock is ahead. Check its processor, memory, and clock; restart it if the problem persists.',
  ],
  SCHEMA_NEWER: [
    'down',
    ({ who, said }) => `The ${who} service refuses its database: ${said}`,
    'Start the newer version again, or restore the backup made before the upgrade.',
  ],
  VERSIONS_DIFFER: [
    'warning',
    ({ who, said }) => `Not all parts run the same build: ${who} (${said}).`,
    'Build the image once and start all containers from it: docker compose up -d --build --wait.',
  ],
  CLOCKS_DIFFER: [
    'warning',
    ({ who, age }) =>
      `The clock of ${who} differs by ${age}. Sessions, deadlines, and the audit log go by it.`,
    'Synchronize every machine with the same time server (NTP), then restart whatever ran ahead.',
  ],
  DATABASE_AWAY: [
    'down',
    ({ who, ...p }) => `The database does not answer ${who}${quoted(p)}.`,
    'Start PostgreSQL and check its log. If it runs, check DATABASE_URL and the network.',
  ],
  DATABASE_REFUSES: [
    'down',
    ({ who, ...p }) => `The database refuses the login of ${who}${quoted(p)}.`,
    'The passwords differ: run database-setup again, which sets them from the environment.',
  ],
  DATABASE_CROWDED: [
    'down',
    ({ who, ...p }) => `The database has no free connection for ${who}${quoted(p)}.`,
    'Raise max_connections in PostgreSQL, or run fewer processes.',
  ],
  DATABASE_SLOW: [
    'down',
    ({ who }) => `The database took too long to answer ${who}.`,
    'Check PostgreSQL’s processor, memory, and disk, and what it is doing (pg_stat_activity).',
  ],
  DATABASE_READ_ONLY: [
    'down',
    ({ who }) => `The database lets ${who} read but not write.`,
    'It is a standby, or set to read-only: check where DATABASE_URL leads, and default_transaction_read_only.',
  ],
  STORAGE_FULL: [
    'down',
    () => 'The disk of the database is full. What users send cannot be stored; searching goes on.',
    'Free disk space where PostgreSQL keeps its data. Storing resumes on its own within ten seconds.',
  ],
  STORAGE_LOW: [
    'warning',
    ({ said }) => `The disk is nearly full: ${said}.`,
    'Free disk space there, or move the data folder to a larger disk.',
  ],
  STORAGE_NOT_WRITABLE: [
    'down',
    ({ who }) => `Nothing can be written to ${who}.`,
    'Check that the disk is not mounted read-only, and that the folder belongs to the product’s user.',
  ],
  QUEUE_UNSERVED: [
    'down',
    ({ who, count = 0 }) =>
      `Nothing consumes messages from ${who}, which has ${counted(count, 'message')}.`,
    'Restart the service that it is named for: the service is running but has lost this queue.',
  ],
  QUEUE_LONG: [
    'warning',
    ({ who, count = 0 }) =>
      `The queue ${who} has ${counted(count, 'message')}: more arrive than are handled.`,
    'Run more processes of that service, or wait for the load to subside.',
  ],
  DEAD_LETTERS: [
    'warning',
    ({ who, count = 0 }) =>
      `The queue ${who} has ${counted(count, 'message')} that had to be given up.`,
    'Look for “given up” in the log of that service; docs/operations.md says what they are.',
  ],
  JOBS_WAIT: [
    'warning',
    ({ count = 0, age }) =>
      `Waiting for a worker: ${counted(count, 'job')}, the oldest for ${age}.`,
    'Raise JOB_CONCURRENCY or run more processes of the analysis service; a slow model holds workers too.',
  ],
  JOBS_OVERDUE: [
    'down',
    ({ count = 0 }) => `Past the deadline but still running: ${counted(count, 'job')}.`,
    'The analysis service is not tending its jobs: check its log, and restart it.',
  ],
  IMPORT_FAILED: [
    'warning',
    ({ said }) => `The newest import failed: ${said}`,
    'Open the library screen, fix the problem it names, and start the import again: it resumes where it stopped.',
  ],
  IMPORT_INTERRUPTED: [
    'warning',
    () =>
      'The newest import was stopped before it finished. What it has stored so far is not shown.',
    'Start it again with the same files: it resumes where it stopped.',
  ],
  SEARCH_INDEX_AWAY: [
    'down',
    ({ said }) => `OpenSearch does not answer (${said}), so nobody can search.`,
    'Start its nodes and check their logs. If they run, check OPENSEARCH_URL, its credentials, and the network; to search without it meanwhile, set SEARCH_ENGINE=built-in and restart the search service.',
  ],
  SEARCH_INDEX_BEHIND: [
    'warning',
    ({ count = 0, said }) =>
      `The search index lacks the newest state of ${counted(count, 'case')}: ${said}`,
    'Fix what it names; the index follows on its own. If it does not, rebuild it with npm run reindex.',
  ],
  MODEL_KEY_MISSING: [
    'down',
    () => 'AI_PROVIDER is openai, but neither a key nor the address of a model is set.',
    'Set OPENAI_API_KEY or OPENAI_BASE_URL, or AI_PROVIDER=auto for the built-in engine.',
  ],
  MODEL_KEY_REFUSED: [
    'down',
    ({ who }) => `The model’s endpoint, ${who}, refused the API key.`,
    'Check OPENAI_API_KEY, and test the model on the Engine screen.',
  ],
  MODEL_UNREACHABLE: [
    'warning',
    ({ who }) => `The model at ${who} cannot be reached. Rules do its work in the meantime.`,
    'Start the model, and check OPENAI_BASE_URL and the network. Then test it on the Engine screen.',
  ],
  MODEL_SLOW: [
    'warning',
    ({ who, age }) => `The model at ${who} takes too long: an answer may take ${age}.`,
    'Give it a faster machine or fewer concurrent requests (AI_CONCURRENCY), or raise AI_TIMEOUT_SECONDS.',
  ],
  MODEL_LIMITED: [
    'warning',
    ({ who }) => `The model at ${who} has no capacity left for this installation.`,
    'Wait, lower AI_CONCURRENCY, or raise the limits where the key was issued.',
  ],
  MODEL_FAILS: [
    'warning',
    ({ who, said }) => `The newest request to the model at ${who} failed: ${said}.`,
    'Test the endpoint on the Engine screen, which says what to fix.',
  ],
  EMBEDDINGS_FAIL: [
    'warning',
    ({ said }) => `Search by meaning is off; only words count: ${said}`,
    'Check OPENAI_EMBEDDING_MODEL and its endpoint, and that the database has pgvector.',
  ],
  OCR_MISSING: [
    'warning',
    () => 'Scanned pages cannot be read: files for character recognition are missing.',
    'Install the packages again (npm ci), or build the image again.',
  ],
  OBJECT_STORE_AWAY: [
    'down',
    ({ who, said }) => `Files cannot be kept by ${who}: ${said}`,
    'Fix what it names. Files that were being sent have to be sent again; nothing else is lost.',
  ],
  BACKUP_FAILED: [
    'warning',
    ({ said }) => `The newest backup failed: ${said}`,
    'Fix the problem it names, then make one: npm run backup, or the backup service in Compose.',
  ],
  BACKUP_UNTRIED: [
    'warning',
    () => 'The newest backup has not been test-restored.',
    'Make one with BACKUP_TRIAL=on, using a database role that may create databases.',
  ],
  BACKUP_OLD: [
    'warning',
    ({ age }) => `The newest backup is ${age} old.`,
    'Find out why none has been made since, and make one: npm run backup, or the backup service in Compose.',
  ],
  AUDIT_LOG_BROKEN: [
    'warning',
    ({ said }) =>
      `The newest backup is complete and was kept, but the data in it was altered: ${said}.`,
    'Leave the database as it is, and compare the audit log with an earlier export or backup.',
  ],
  AUDIT_LOG_DIFFERS: [
    'warning',
    ({ said }) => `The audit log is not what was shipped, so no more of it is. ${said}`,
    'Keep the database as it is, and compare it with what the receiver has: npm run audit -- verify --against FILE.',
  ],
  AUDIT_NOT_SHIPPED: [
    'warning',
    ({ count = 0, age, ...p }) =>
      `Not shipped: ${count} entries of the audit log, the oldest for ${age}${quoted(p)}.`,
    'See that the receiver in AUDIT_SHIP_TO runs, has room, and can be reached from the auth service. Shipping resumes by itself.',
  ],
};
