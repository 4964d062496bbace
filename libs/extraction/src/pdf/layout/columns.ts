import { LABEL, type Part, sideOf, splitByGutter } from './gutter.js';
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

/** The signs that draw the line alongside a caption's parties. */
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
