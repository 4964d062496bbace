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
  return aheadMs > 0 ? texts.clockAhead(by) : texts.clockBehind(by);
}

export function importWords({ label, state, at, ...counts }: ImportReport): string {
  const { added, changed, bad } = counts;
  const figures = texts.addedChangedBad(number(added), number(changed), number(bad));
  return `${label}: ${texts.IMPORT_WORDS[state]}, ${time(at)}. ${figures}`;
}

/** The model and its fault, or which engine there is instead. */
export function engineWords({ engine, model, host, isPaused, fault }: EngineReport): string {
  if (engine === 'local') return texts.builtInEngine;
  if (engine === 'keyless') return texts.modelWithoutKey;
  const name = texts.modelAt(model ?? '', host ?? '');
  if (isPaused) return `${name} ${texts.leftAloneForWhile}`;
  return fault ? `${name} ${texts.newestRequestFailed(fault)}` : name;
}

const OCR_WORDS: Record<OcrReport['state'], string> = {
  ready: texts.scansAreRead,
  off: texts.scansAreTurnedOff,
  missing: texts.scansLackFiles,
};

export const ocrWords = ({ state }: OcrReport): string => OCR_WORDS[state];

/** When the newest backup was made, its size, and whether it was tried. */
export function backupWords({ newest }: BackupsReport): string {
  if (!newest) return texts.noBackupYet;
  const { at, megabytes, verifiedAt } = newest;
  const made = texts.backupMade(time(at), number(megabytes));
  return `${made}; ${verifiedAt ? texts.restoredOnTrial(time(verifiedAt)) : texts.notTried}`;
}

export function auditWords(shipping: AuditShippingReport | null): string {
  if (!shipping) return texts.notShippedAnywhere;
  const { lastAt, waiting, failure } = shipping;
  const last = lastAt ? texts.lastShipped(time(lastAt)) : texts.nothingShippedYet;
  const waits = waiting > 0 ? [texts.entriesWait(number(waiting))] : [];
  return [last, ...waits, ...(failure ? [failure] : [])].join(' ');
}

export function indexWords({ state, waiting, failure }: SearchIndexReport): string {
  const waits = waiting > 0 ? [texts.casesToFollow(number(waiting))] : [];
  return [texts.INDEX_WORDS[state], ...waits, ...(failure ? [failure] : [])].join(' ');
}
