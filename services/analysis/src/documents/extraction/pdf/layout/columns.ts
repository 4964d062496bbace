import type { Row, Segment } from './segments.js';

/** A line of text as it is read: a row, or a column's part of one. */
export interface Line {
  text: string;
  x: number;
  end: number;
  y: number;
  size: number;
  /** How many parts with wide gaps between them. */
  cells: number;
  /** Lines of one number are set between the same margins. */
  column: number;
}

/** Bins in which the white space between columns is looked for, in units of the page. */
const BIN = 4;
/** The gap between columns lies in this part of the page, from left to right. */
const MIDDLE = [0.25, 0.75] as const;
/** A gap is at least this wide, and columns at least this many rows long. */
const GUTTER = 8;
const COLUMN_ROWS = 6;
/** Of its own width, the share that a column's rows fill on average: tables fill less. */
const FILLED = 0.6;
/** The signs that draw the line beside a caption's parties. */
const CAPTION_RULE = /^[)§|:}\]*]{1,2}$/;
const RULE_ROWS = 3;
const RULE_TOLERANCE = 8;

/** Rows as lines in reading order: down each column, where there are columns. */
export function readLines(rows: Row[], width: number): Line[] {
  const lines: Line[] = [];
  let column = 0;
  for (const part of splitByColumns(rows, width)) {
    if (part.gutter === null) {
      lines.push(...part.rows.map((row) => toLine(row, row.segments, 0)));
      continue;
    }
    for (const side of ['left', 'right'] as const) {
      column += 1;
      for (const row of part.rows) {
        const segments = row.segments.filter((each) => sideOf(each, part.gutter!) === side);
        if (segments.length > 0) lines.push(toLine(row, segments, column));
      }
    }
  }
  return lines;
}

interface Part {
  rows: Row[];
  /** Where the columns part; null for text across the page. */
  gutter: number | null;
}

function splitByColumns(rows: Row[], width: number): Part[] {
  return splitByRule(rows).flatMap((part) =>
    part.gutter === null ? splitByGutter(part.rows, width) : [part],
  );
}

/** A caption's parties and its docket number are read apart, and the line between them goes. */
function splitByRule(rows: Row[]): Part[] {
  const ruled = rows.flatMap((row, index) => {
    const x = row.segments.map(ruleIn).find((place) => place !== null);
    return x === undefined || x === null ? [] : [{ index, x }];
  });
  const first = ruled[0];
  const same = ruled.filter(
    ({ x }) => first !== undefined && Math.abs(x - first.x) < RULE_TOLERANCE,
  );
  if (!first || same.length < RULE_ROWS) return [{ rows, gutter: null }];
  const [from, to] = [first.index, same.at(-1)!.index + 1];
  const caption = rows.slice(from, to).map((row) => ({
    ...row,
    segments: row.segments.flatMap(withoutRule),
  }));
  const parts: Part[] = [
    { rows: rows.slice(0, from), gutter: null },
    { rows: caption, gutter: first.x },
    { rows: rows.slice(to), gutter: null },
  ];
  return parts.filter((part) => part.rows.length > 0);
}

/** Where a segment has the sign: alone, before its words or behind them; null without one. */
function ruleIn({ text, x, end }: Segment): number | null {
  if (CAPTION_RULE.test(text) || /^[)§|]\s+\S/.test(text)) return x;
  return /\S\s+[)§|]$/.test(text) ? end : null;
}

function withoutRule(segment: Segment): Segment[] {
  if (CAPTION_RULE.test(segment.text)) return [];
  if (ruleIn(segment) === null) return [segment];
  return [{ ...segment, text: segment.text.replace(/^[)§|]\s+|\s+[)§|]$/, '') }];
}

/** Two columns of a page, with what runs across both above, between and below. */
function splitByGutter(rows: Row[], width: number): Part[] {
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

const sideOf = ({ x, end }: Segment, gutter: number): 'left' | 'right' =>
  (x + end) / 2 < gutter ? 'left' : 'right';

/** A paragraph's number or a list's mark, which stands apart from its text but is no cell of a table. */
const LABEL = /^(?:¶+ ?\d+|\(?[a-z\d]{1,4}[.)]|\d{1,2}(?:\.\d{1,3})+|[•●▪◦■–*]|§+ ?[\d.]+)$/i;

function toLine({ y }: Row, segments: Segment[], column: number): Line {
  let text = '';
  let last: Segment | undefined;
  let cells = 1;
  for (const segment of segments) {
    const labeled = last === segments[0] && segments.length === 2 && LABEL.test(text);
    const wide = last !== undefined && !labeled && segment.x - last.end > 1.6 * segment.size;
    if (last) text += wide ? '\t' : ' ';
    if (wide) cells += 1;
    text += segment.text;
    last = segment;
  }
  const size = Math.max(...segments.map((segment) => segment.size));
  return { text, x: segments[0]!.x, end: last!.end, y, size, cells, column };
}
