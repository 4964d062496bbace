import { countOf, type LibraryImport } from '@casewright/contracts';

const number = (value: number) => value.toLocaleString('en-US');
const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** `12.4 MB`; decimal units, one decimal below 100. */
export function byteSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit++;
  }
  const digits = unit === 0 || value >= 100 ? 0 : 1;
  return `${value.toFixed(digits)} ${UNITS[unit]}`;
}

const FORMATS: Record<string, string> = {
  neutral: 'JSONL',
  'courtlistener-bulk': 'CourtListener bulk data',
  'courtlistener-api': 'CourtListener API',
  'courtlistener-rest': 'CourtListener API',
  'courtlistener-metadata': 'CourtListener, without texts',
  cap: 'Caselaw Access Project',
  'cap-metadata': 'Caselaw Access Project, without texts',
  'cap-static': 'Caselaw Access Project',
  'cap-api': 'Caselaw Access Project API',
};

/** The format's name; one that is unknown keeps its own. */
export function formatName(format: string): string {
  return format
    .split(', ')
    .map((name) => FORMATS[name] ?? name)
    .join(', ');
}

const STAGES: Record<string, string> = {
  fetching: 'Fetching the files',
  staging: 'Reading the tables',
  joining: 'Joining the tables',
  reading: 'Reading the records',
  publishing: 'Publishing: citations and index',
};

/** What a running import is doing. */
export function stageWord({ state, stage, stopping }: LibraryImport): string {
  if (stopping) return 'Stopping';
  if (state === 'queued') return 'Waiting for its turn';
  return (stage && (STAGES[stage] ?? stage)) || 'Starting';
}

/** 0 to 100, or null where the whole is not known. */
export function percentDone({ bytesDone, bytesTotal }: LibraryImport): number | null {
  return bytesTotal > 0 ? Math.min(100, Math.floor((bytesDone / bytesTotal) * 100)) : null;
}

/** The outcome of an import, in a sentence. */
export function importOutcome({ state, records, error }: LibraryImport): string {
  if (state === 'failed') return error ?? 'It failed. See the server’s log for the reason.';
  const counts = `${number(records.added)} new, ${number(records.changed)} changed, ${number(records.unchanged)} unchanged`;
  const bad = records.bad > 0 ? `, ${number(records.bad)} not readable` : '';
  if (state === 'interrupted') {
    return `Stopped after ${countOf(records.read, 'record')}. Start it again to resume.`;
  }
  return `${counts}${bad}.`;
}
