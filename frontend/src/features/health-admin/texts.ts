import type {
  Fault,
  ImportReport,
  JobsReport,
  QueueState,
  SearchIndexReport,
  ServiceView,
} from '@casewright/contracts';

// Faults

export const SEVERITY_WORDS: Record<Fault['severity'], string> = {
  down: 'Down',
  warning: 'Warning',
};

// Services

export const SERVICE_WORDS: Record<ServiceView['name'], string> = {
  auth: 'Auth service',
  search: 'Search service',
  analysis: 'Analysis service',
  export: 'Export service',
};
export const version = (build: string) => `Version ${build}`;
export const runningSince = (time: string) => `Running since ${time}`;

// Queues and jobs

export const HOLDS_WORDS: Record<QueueState['holds'], string> = {
  calls: 'calls',
  jobs: 'jobs',
  'dead jobs': 'jobs given up',
  'dead events': 'events given up',
};
export const JOB_WORDS: Record<JobsReport['states'][number]['state'], string> = {
  queued: 'Waiting for a worker',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Canceled',
  expired: 'Ended by its time limit',
};

// Library, engine, backups

export const IMPORT_WORDS: Record<ImportReport['state'], string> = {
  queued: 'waiting',
  running: 'running',
  done: 'done',
  failed: 'failed',
  interrupted: 'interrupted',
};
export const INDEX_WORDS: Record<SearchIndexReport['state'], string> = {
  making: 'Being built in OpenSearch; until then, the built-in engine searches.',
  complete: 'In OpenSearch, complete.',
  behind: 'In OpenSearch, behind the library.',
};
