import type { Run } from './runs.js';

/** Words on one baseline without a wide gap between them. */
export interface Segment {
  text: string;
  x: number;
  end: number;
  size: number;
}

/** Segments on one baseline, from left to right. */
export interface Row {
  y: number;
  size: number;
  segments: Segment[];
}

/** In sizes of the font: what parts two segments, and two words. */
const SEGMENT_GAP = 1.6;
const NUMBER_GAP = 0.6;
const WORD_GAP = 0.22;
/** In sizes of the font: raised and lowered letters still belong to their row. */
const ROW_TOLERANCE = 0.45;
const BARE_NUMBER = /^\d{1,3}$/;

/** In sizes of the row: smaller and higher than this is a note's number. */
const MARK_SIZE = 0.82;
const MARK_RISE = 0.12;
/** How a line of marked notes begins. */
export const RAISED_MARK = /^\[(\d{1,3}|[*†‡])\]\s*/;
const NOTE_NUMBER = /^(?:\d{1,3}|[*†‡])$/;

/** Rows from top to bottom. @param marksNotes whether a raised number is written as `[1]` */
export function readRows(runs: Run[], marksNotes = false): Row[] {
  const sorted = [...runs].sort((a, b) => a.y - b.y || a.x - b.x);
  const rows: { y: number; size: number; runs: Run[] }[] = [];
  for (const run of sorted) {
    const row = rows.at(-1);
    if (row && run.y - row.y <= ROW_TOLERANCE * Math.max(row.size, run.size)) {
      row.runs.push(run);
      // The row's baseline is that of its largest letters, not of a footnote's number.
      if (run.size > row.size * 1.2) Object.assign(row, { y: run.y, size: run.size });
    } else rows.push({ y: run.y, size: run.size, runs: [run] });
  }
  return rows.map(({ y, size, runs: inRow }) => {
    const isMark = (run: Run): boolean =>
      NOTE_NUMBER.test(run.text) && run.size < size * MARK_SIZE && y - run.y > size * MARK_RISE;
    const written = marksNotes
      ? inRow.map((run) => (isMark(run) ? { ...run, text: `[${run.text}]` } : run))
      : inRow;
    return { y, size, segments: readSegments(written) };
  });
}

function readSegments(runs: Run[]): Segment[] {
  const segments: Segment[] = [];
  let last: Run | undefined;
  for (const run of runs.sort((a, b) => a.x - b.x)) {
    const segment = segments.at(-1);
    if (last && segment && isOverprint(last, run)) continue;
    const gap = segment ? run.x - segment.end : Infinity;
    const size = Math.max(run.size, segment?.size ?? 0);
    // A number at the margin is closer to its line than columns do to each other.
    const first = segments.length === 1 && segment !== undefined && BARE_NUMBER.test(segment.text);
    if (!segment || gap > size * (first ? NUMBER_GAP : SEGMENT_GAP)) {
      segments.push({ text: run.text, x: run.x, end: run.end, size: run.size });
    } else {
      segment.text += (run.spaced || gap > size * WORD_GAP ? ' ' : '') + run.text;
      segment.end = Math.max(segment.end, run.end);
      segment.size = size;
    }
    last = run;
  }
  return segments;
}

/** Bold made by printing the same words twice, a hair apart. */
function isOverprint(last: Run, run: Run): boolean {
  return last.text === run.text && Math.abs(last.x - run.x) < 0.15 * run.size;
}
