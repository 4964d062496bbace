import type {
  Fault,
  ImportReport,
  JobsReport,
  QueueState,
  SearchIndexReport,
  ServiceView,
} from '@casewright/contracts';

// Health screen

export const everyPartAndWhatIsWrong =
  'The state of every part of this installation, what is wrong, and what to do about it.';
export const askAdministratorOfThisInstallation =
  'Ask an administrator if something does not work.';
export const whatIsLoaded = 'the diagnostics';
export const lookIntoLogOfGateway =
  'The gateway did not answer as expected. Its log says why; no stored data is lost.';

// Support bundle

export const bundleWasNotDownloaded = 'The support bundle was not downloaded';
export const downloadSupportBundle = 'Download support bundle';
export const whatIsInBundle =
  'The support bundle has versions, states, counts, and error codes. It has no searches, documents, names, or secrets, so it is safe to send to anyone who helps you.';

// Faults

export const faults = 'Faults';
export const asOf = 'As of ';
export const nothingIsWrong = 'No faults found.';
export const SEVERITY_WORDS: Record<Fault['severity'], string> = {
  down: 'Down',
  warning: 'Warning',
};

// Services

export const services = 'Services';
export const gateway = 'Gateway';
export const SERVICE_WORDS: Record<ServiceView['name'], string> = {
  auth: 'Auth service',
  search: 'Search service',
  analysis: 'Analysis service',
  export: 'Export service',
};
export const ready = 'Ready';
export const impaired = 'Impaired';
export const doesNotAnswer = 'Does not answer';
export const version = (build: string) => `Version ${build}`;
export const answeredIn = (ms: string) => `Answered in ${ms} ms`;
export const runningSince = (time: string) => `Running since ${time}`;
export const clockAhead = (by: string) => `Clock ${by} ahead`;
export const clockBehind = (by: string) => `Clock ${by} behind`;
export const itIsNotRunning = 'It is not running.';
export const dependencyIsDown = (name: string, detail: string) => `${name}: ${detail}`;
export const down = 'down';
export const detailsOf = (name: string) => `Details of the ${name}`;
export const database = 'Database';
export const postgresql = (version: string, megabytes: string) =>
  `PostgreSQL ${version}, ${megabytes} MB`;
export const readOnly = ', read only';
export const diskOf = (folder: string) => `Disk of ${folder}`;
export const freeOf = (free: string, total: string) => `${free} of ${total} MB free`;
export const notWritable = ', not writable';

// Queues and jobs

export const queuesAndJobs = 'Queues and jobs';
export const broker = 'Message broker';
export const rabbitmq = 'RabbitMQ';
export const withinProcess = 'In this process';
export const up = 'up';
export const queuesCouldNotBeCounted = 'The queues could not be counted.';
export const queues = 'Queues';
export const queue = 'Queue';
export const waiting = 'Waiting';
export const consumers = 'Consumers';
export const HOLDS_WORDS: Record<QueueState['holds'], string> = {
  calls: 'calls',
  jobs: 'jobs',
  'dead jobs': 'jobs given up',
  'dead events': 'events given up',
};
export const queueOf = (service: string, holds: string) => `${service}: ${holds}`;
export const jobs = 'Jobs';
export const state = 'State';
export const count = 'Count';
export const oldest = 'Oldest';
export const JOB_WORDS: Record<JobsReport['states'][number]['state'], string> = {
  queued: 'Waiting for a worker',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Canceled',
  expired: 'Ended by its time limit',
};
export const overdue = 'Overdue';
export const noJobs = 'There are no jobs.';
export const jobsAreNotKnown = 'Jobs: unknown, because the analysis service did not answer.';
export const failuresByCode = 'Why jobs failed';
export const code = 'Code';

// Library, engine, backups

export const libraryEngineAndBackups = 'Library, engine, and backups';
export const newestImport = 'Newest import';
export const noneYetOrNotKnown = 'None yet, or unknown.';
export const IMPORT_WORDS: Record<ImportReport['state'], string> = {
  queued: 'waiting',
  running: 'running',
  done: 'done',
  failed: 'failed',
  interrupted: 'interrupted',
};
export const addedChangedBad = (added: string, changed: string, bad: string) =>
  `${added} added, ${changed} changed, ${bad} not readable.`;
export const searchIndex = 'Search index';
export const INDEX_WORDS: Record<SearchIndexReport['state'], string> = {
  making: 'Being built in OpenSearch; until then, the built-in engine searches.',
  complete: 'In OpenSearch, complete.',
  behind: 'In OpenSearch, behind the library.',
};
export const casesToFollow = (count: string) => `Cases to follow: ${count}.`;
export const engine = 'Engine';
export const notKnown = 'Unknown.';
export const builtInEngine = 'Built-in engine';
export const modelWithoutKey = 'A model without a key';
export const modelAt = (model: string, host: string) => `${model} at ${host}.`;
export const leftAloneForWhile = 'After several failures in a row, it is not being asked for now.';
export const newestRequestFailed = (fault: string) => `The last request failed: ${fault}.`;
export const scannedPages = 'Scanned pages';
export const scansAreRead = 'They are read.';
export const scansAreTurnedOff = 'Reading them is turned off.';
export const scansLackFiles = 'They cannot be read: files are missing.';
export const newestBackup = 'Newest backup';
export const noBackupYet = 'None yet. See docs/operations.md for how to make one.';
export const backupMade = (time: string, megabytes: string) => `${time}, ${megabytes} MB`;
export const restoredOnTrial = (time: string) => `test restore passed ${time}.`;
export const notTried = 'not test-restored.';
export const auditLogShipped = 'Audit log';
export const notShippedAnywhere = 'Not shipped anywhere. See docs/operations.md for how to.';
export const nothingShippedYet = 'Nothing has been shipped yet.';
export const lastShipped = (time: string) => `Last shipped ${time}.`;
export const entriesWait = (count: string) => `Entries waiting to be shipped: ${count}.`;

// Errors

export const errorsOfLastHour = 'Errors in the last hour';
export const whatTheyCount =
  'Requests that were refused or failed, as counted by the gateway that answered this request.';
export const noErrors = 'None.';
export const status = 'Status';
export const last = 'Last';

// Mail

export const mail = 'Mail';
export const whatMailIsFor =
  'Invitations, links to new passwords, and notices of changes to accounts are mailed where a mail server is configured.';
export const sendTestMail = 'Send a test mail';
export const sendingMail = 'Sending...';
export const mailCouldNotBeTested = 'Mail could not be tested. Try again.';
export const mailWasTaken = (address: string) =>
  `The mail server took a test mail to ${address}. If it does not arrive within a few minutes, look in the spam folder and in the mail server’s log.`;
