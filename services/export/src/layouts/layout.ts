import type { ExportOptions, HistoryRow } from '@casewright/contracts';
import type { Block, Document } from '../document-model/document.js';

/** What a layout knows besides the data. */
export interface LayoutContext {
  product: string;
  /** Without a slash at the end; null where it is not known. */
  origin: string | null;
  now: Date;
  options: ExportOptions;
  /** The caller's history, newest first, for a request without rows. */
  history: () => AsyncIterable<HistoryRow>;
}

/** `November 21, 2026` on the reader's calendar. */
export function longDate(date: Date, { options }: LayoutContext): string {
  return format(date, options.timeZone, { dateStyle: 'long' });
}

/** `Nov 21, 2026, 5:47 PM` on the reader's calendar and clock. */
export function dateAndTime(date: Date, { options }: LayoutContext): string {
  return format(date, options.timeZone, { dateStyle: 'medium', timeStyle: 'short' });
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a format takes longer than using it ten thousand times. */
function format(date: Date, timeZone: string, style: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([timeZone, style]);
  const made = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...style });
  formats.set(key, made);
  return made.format(date);
}

/** A report of ours about something of the user's. */
export function report(
  title: string,
  facts: string[],
  context: LayoutContext,
  blocks: Block[],
): Document {
  const { now, product, options } = context;
  return {
    title,
    facts: facts.filter((fact) => fact !== ''),
    form: 'report',
    titled: true,
    language: 'en-US',
    date: longDate(now, context),
    producer: product,
    paper: options.paper,
    lineNumbers: options.lineNumbers ?? false,
    blocks,
  };
}

/** A table for programs: dates are ISO 8601 in UTC, and numbers are numbers. */
export interface Sheet {
  columns: string[];
  rows: Iterable<Cell[]> | AsyncIterable<Cell[]>;
}
export type Cell = string | number | null | undefined;
