import type { ReporterOfIndex } from './layout.js';

/** Volume, reporter, and page of a citation of the data. */
export const CITATION = /^(\d+) (.+) (\d+)$/;

/** A row of the data; its README says what each field means. */
export interface SourceRow {
  n: string;
  cites: string[];
  a?: string[];
  f?: string;
  c?: string;
  d?: string;
  t?: string;
  m?: number;
  s: string;
  q: number;
}

export interface IndexSource {
  date: string;
  rows: readonly SourceRow[];
  reporters: readonly ReporterOfIndex[];
  /** Of the U.S. Reports, by volume: every first page that any list has. */
  pages: Readonly<Record<string, readonly number[]>>;
}
