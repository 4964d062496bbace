import type { Row, Segment } from './segments.js';

export interface Part {
  rows: Row[];
  /** Where the columns part; null for text across the page. */
  gutter: number | null;
}

/** Bins in which the white space between columns is looked for, in units of the page. */
const BIN = 4;
/** The gap between columns is in this part of the page, from left to right. */
const MIDDLE = [0.25, 0.75] as const;
/** A gap is at least this wide, and columns at least this many rows long. */
const GUTTER = 8;
const COLUMN_ROWS = 6;
/** Of its own width, the share that a column's rows fill on average: tables fill less. */
const FILLED = 0.6;

/** Two columns of a page, with what runs across both above, between and below. */
export function splitByGutter(rows: Row[], width: number): Part[] {
  const gutter = rows.length >= COLUMN_ROWS ? findGutter(rows, width) : null;
  if (gutter === null) return [{ rows, gutter }];
  const parts: Part[] = [];
  for (const row of rows) {
    const crosses = row.segments.some(({ x, end }) => x < gutter && end > gutter);
    const last = parts.at(-1);
    if (last && (last.gutter === null) === crosses) last.rows.push(row);
    else parts.push({ rows: [row], gutter: crosses ? null : gutter });
  }
  return parts.map((part) => (areColumns(part) ? part : { ...part, gutter: null }));
}

/** The middle of the widest strip that the fewest rows cross; null when every strip is crossed by many. */
function findGutter(rows: Row[], width: number): number | null {
  const bins = new Uint16Array(Math.ceil(width / BIN) + 1);
  for (const { segments } of rows) {
    for (const { x, end } of segments) {
      const last = Math.min(bins.length - 1, Math.floor(end / BIN));
      for (let bin = Math.max(0, Math.floor(x / BIN)); bin <= last; bin += 1) bins[bin]! += 1;
    }
  }
  const [from, to] = MIDDLE.map((share) => Math.floor((width * share) / BIN)) as [number, number];
  const fewest = Math.min(...bins.subarray(from, to));
  if (fewest > rows.length * 0.4) return null;
  let best = { start: 0, length: 0 };
  for (let start = from; start < to; start += 1) {
    let length = 0;
    while (start + length < to && bins[start + length]! <= fewest) length += 1;
    if (length > best.length) best = { start, length };
    start += length;
  }
  if (best.length * BIN < GUTTER) return null;
  return (best.start + best.length / 2) * BIN;
}

function areColumns({ rows, gutter }: Part): boolean {
  if (gutter === null) return false;
  return (['left', 'right'] as const).every((side) => {
    const segments = rows.flatMap((row) =>
      row.segments.filter((each) => sideOf(each, gutter) === side),
    );
    if (segments.length < COLUMN_ROWS) return false;
    const left = Math.min(...segments.map(({ x }) => x));
    const right = Math.max(...segments.map(({ end }) => end));
    const filled = segments.reduce((sum, { x, end }) => sum + end - x, 0);
    const rowsOf = new Set(rows.filter((row) => row.segments.some((s) => segments.includes(s))));
    return filled / rowsOf.size / (right - left) >= FILLED;
  });
}

export const sideOf = ({ x, end }: Segment, gutter: number): 'left' | 'right' =>
  (x + end) / 2 < gutter ? 'left' : 'right';

/** A paragraph's number or a list's mark, which stands apart from its text but is no cell of a table. */
export const LABEL =
  /^(?:¶+ ?\d+|\(?[a-z\d]{1,4}[.)]|\d{1,2}(?:\.\d{1,3})+|[•●▪◦■–*]|§+ ?[\d.]+)$/i;
