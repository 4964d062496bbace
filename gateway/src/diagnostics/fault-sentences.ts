import type { Fault, FaultCode } from '@casewright/contracts';
import { counted, type Particulars } from './found.js';

type Sentence = (particulars: Particulars) => string;
type Told = readonly [severity: Fault['severity'], what: Sentence, todo: string];

const quoted = ({ said }: Particulars): string => (said ? ` (${said})` : '');

/** What happened, and what to do about it, for each fault. */
export const FAULT_SENTENCES: Readonly<Record<FaultCode, Told>> = {
  BROKER_AWAY: [
    'down',
    (p) => `The message broker cannot be reached${quoted(p)}, so no service gets any request.`,
    'Start RabbitMQ and look into its log. If it runs, check MESSAGE_BUS_URL and the network.',
  ],
  BROKER_BLOCKED: [
    'down',
    (p) => `The message broker takes no messages${quoted(p)}: it is short of disk or memory.`,
    'Free disk space where RabbitMQ keeps its data, or give it more memory. It resumes by itself.',
  ],
  SERVICE_AWAY: [
    'down',
    ({ who }) => `The ${who} service is not running.`,
    'Start its container, and look into its log for why it ended.',
  ],
  SERVICE_CANNOT_START: [
    'down',
    ({ who, said }) => `The ${who} service cannot start: ${said}`,
    'Fix what it names; the container is started again by itself.',
  ],
  SERVICE_SILENT: [
    'down',
    ({ who }) => `The ${who} service runs, but did not answer in time.`,
    'It has too much to do, is paused, or its clock is ahead. Look at its processor, memory and clock; restart it if that does not pass.',
  ],
  SCHEMA_NEWER: [
    'down',
    ({ who, said }) => `The ${who} service refuses its database: ${said}`,
    'Start the newer version again, or restore the backup that was made before the upgrade.',
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
    'Let every machine take its time from the same server (NTP), then restart what ran ahead.',
  ],
  DATABASE_AWAY: [
    'down',
    ({ who, ...p }) => `The database does not answer ${who}${quoted(p)}.`,
    'Start PostgreSQL and look into its log. If it runs, check DATABASE_URL and the network.',
  ],
  DATABASE_REFUSES: [
    'down',
    ({ who, ...p }) => `The database refuses the login of ${who}${quoted(p)}.`,
    'The passwords differ: start database-setup again, which sets them from the environment.',
  ],
  DATABASE_CROWDED: [
    'down',
    ({ who, ...p }) => `The database has no connection left for ${who}${quoted(p)}.`,
    'Raise max_connections of PostgreSQL, or run fewer processes.',
  ],
  DATABASE_SLOW: [
    'down',
    ({ who }) => `The database took too long to answer ${who}.`,
    'Look at the processor, memory and disk of PostgreSQL, and at what it is doing (pg_stat_activity).',
  ],
  DATABASE_READ_ONLY: [
    'down',
    ({ who }) => `The database lets ${who} read, and store nothing.`,
    'It is a standby, or set to read only: check where DATABASE_URL leads, and default_transaction_read_only.',
  ],
  STORAGE_FULL: [
    'down',
    () => 'The disk of the database is full. What users send cannot be stored; searching goes on.',
    'Free disk space where PostgreSQL keeps its data. Storing resumes by itself within ten seconds.',
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
      `Nobody takes messages from ${who}, which has ${counted(count, 'message')}.`,
    'Restart the service that it is named for: it runs, and has lost this queue.',
  ],
  QUEUE_LONG: [
    'warning',
    ({ who, count = 0 }) =>
      `The queue ${who} has ${counted(count, 'message')}: more arrive than are dealt with.`,
    'Run more processes of that service, or wait until the crowd has passed.',
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
    ({ count = 0 }) => `Not ended although the time is over: ${counted(count, 'job')}.`,
    'The analysis service does not look after its jobs: look into its log, and restart it.',
  ],
  IMPORT_FAILED: [
    'warning',
    ({ said }) => `The newest import failed: ${said}`,
    'Open the screen of the library, fix what it names, and start the import again: it resumes where it stopped.',
  ],
  IMPORT_INTERRUPTED: [
    'warning',
    () => 'The newest import was stopped before its end. What it has stored so far is not shown.',
    'Start it again with the same files: it resumes where it stopped.',
  ],
  MODEL_KEY_MISSING: [
    'down',
    () => 'AI_PROVIDER is openai, and there is neither a key nor an address of a model.',
    'Set OPENAI_API_KEY or OPENAI_BASE_URL, or AI_PROVIDER=auto for the built-in engine.',
  ],
  MODEL_KEY_REFUSED: [
    'down',
    ({ who }) => `The endpoint of the model, ${who}, refused the API key.`,
    'Check OPENAI_API_KEY, and test the model on the Engine screen.',
  ],
  MODEL_UNREACHABLE: [
    'warning',
    ({ who }) => `The model at ${who} cannot be reached. Rules do its work meanwhile.`,
    'Start the model, and check OPENAI_BASE_URL and the network. Then test it on the Engine screen.',
  ],
  MODEL_SLOW: [
    'warning',
    ({ who, age }) => `The model at ${who} takes too long: an answer may take ${age}.`,
    'Give it a faster machine or fewer requests at once (AI_CONCURRENCY), or raise AI_TIMEOUT_SECONDS.',
  ],
  MODEL_LIMITED: [
    'warning',
    ({ who }) => `The model at ${who} has no capacity left for this installation.`,
    'Wait, lower AI_CONCURRENCY, or raise the limits where the key was issued.',
  ],
  MODEL_FAILS: [
    'warning',
    ({ who, said }) => `The newest request to the model at ${who} failed: ${said}.`,
    'Test the model on the Engine screen, which says what to fix.',
  ],
  EMBEDDINGS_FAIL: [
    'warning',
    ({ said }) => `Search by meaning is off, and words alone count: ${said}`,
    'Check OPENAI_EMBEDDING_MODEL and its endpoint, and that the database has pgvector.',
  ],
  OCR_MISSING: [
    'warning',
    () => 'Scanned pages cannot be read: files of the character recognition are missing.',
    'Install the packages again (npm ci), or build the image again.',
  ],
  BACKUP_FAILED: [
    'warning',
    ({ said }) => `The newest backup failed: ${said}`,
    'Fix what it names, then make one: npm run backup, or the service backup of Compose.',
  ],
  BACKUP_UNTRIED: [
    'warning',
    () => 'Nobody has tried whether the newest backup can be restored.',
    'Make one with BACKUP_TRIAL=on, as a role of the database that may make databases.',
  ],
  BACKUP_OLD: [
    'warning',
    ({ age }) => `The newest backup is ${age} old.`,
    'Find out why none has been made since, and make one: npm run backup, or the service backup of Compose.',
  ],
  AUDIT_LOG_BROKEN: [
    'warning',
    ({ said }) =>
      `The newest backup is whole and kept, and what it holds is not as it was: ${said}.`,
    'Keep the database as it is, and compare the audit log with an earlier export or backup.',
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
