import type {
  AuditShippingReport,
  BackupsReport,
  BuildIdentity,
  EngineReport,
  ImportReport,
  OcrReport,
  SearchIndexReport,
} from '@casewright/contracts';
import * as texts from './texts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;
/** Of a commit: what Git itself shows of one. */
const SHORT_COMMIT = 7;

const timeFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
export const time = (iso: string): string => timeFormat.format(new Date(iso));

const clockFormat = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });
/** Of a time that is less than a day ago. */
export const timeOfDay = (iso: string): string => clockFormat.format(new Date(iso));

export const number = (value: number): string => value.toLocaleString('en-US');

/** `40 s`, `12 min`, `3 h`, `2 days`: the largest unit of which there are two. */
export function age(seconds: number): string {
  if (seconds < 2 * MINUTE_S) return `${Math.round(seconds)} s`;
  if (seconds < 2 * HOUR_S) return `${Math.round(seconds / MINUTE_S)} min`;
  if (seconds < 2 * DAY_S) return `${Math.round(seconds / HOUR_S)} h`;
  return `${Math.round(seconds / DAY_S)} days`;
}

/** `Version 1.0.0 (3f2b8f6)`. */
export function buildWords({ version, commit }: BuildIdentity): string {
  return texts.version(commit ? `${version} (${commit.slice(0, SHORT_COMMIT)})` : version);
}

/** Null where the clocks agree, or nobody can tell. */
export function clockWords(aheadMs: number | null): string | null {
  if (!aheadMs) return null;
  const by = age(Math.abs(aheadMs) / 1_000);
  return aheadMs > 0 ? `Clock ${by} ahead` : `Clock ${by} behind`;
}

export function importWords({ label, state, at, ...counts }: ImportReport): string {
  const { added, changed, bad } = counts;
  const figures = `${number(added)} added, ${number(changed)} changed, ${number(bad)} not readable.`;
  return `${label}: ${texts.IMPORT_WORDS[state]}, ${time(at)}. ${figures}`;
}

/** The model and its fault, or which engine there is instead. */
export function engineWords({ engine, model, host, isPaused, fault }: EngineReport): string {
  if (engine === 'local') return 'Built-in engine';
  if (engine === 'keyless') return 'A model without a key';
  const name = `${model ?? ''} at ${host ?? ''}.`;
  if (isPaused) return `${name} After several failures in a row, it is not being asked for now.`;
  return fault ? `${name} ${`The last request failed: ${fault}.`}` : name;
}

const OCR_WORDS: Record<OcrReport['state'], string> = {
  ready: 'They are read.',
  off: 'Reading them is turned off.',
  missing: 'They cannot be read: files are missing.',
};

export const ocrWords = ({ state }: OcrReport): string => OCR_WORDS[state];

/** When the newest backup was made, its size, and whether it was tried. */
export function backupWords({ newest }: BackupsReport): string {
  if (!newest) return 'None yet. See docs/operations.md for how to make one.';
  const { at, megabytes, verifiedAt } = newest;
  const made = `${time(at)}, ${number(megabytes)} MB`;
  return `${made}; ${verifiedAt ? `test restore passed ${time(verifiedAt)}.` : 'not test-restored.'}`;
}

export function auditWords(shipping: AuditShippingReport | null): string {
  if (!shipping) return 'Not shipped anywhere. See docs/operations.md for how to.';
  const { lastAt, waiting, failure } = shipping;
  const last = lastAt ? `Last shipped ${time(lastAt)}.` : 'Nothing has been shipped yet.';
  const waits = waiting > 0 ? [`Entries waiting to be shipped: ${number(waiting)}.`] : [];
  return [last, ...waits, ...(failure ? [failure] : [])].join(' ');
}

export function indexWords({ state, waiting, failure }: SearchIndexReport): string {
  const waits = waiting > 0 ? [`Cases to follow: ${number(waiting)}.`] : [];
  return [texts.INDEX_WORDS[state], ...waits, ...(failure ? [failure] : [])].join(' ');
}
