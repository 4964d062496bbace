import type { Row } from './segments.js';

/** Fewer numbers than this are a list or a table, not the margin of pleading paper. */
const FEWEST = 8;
const IN_SEQUENCE = 0.6;
const NUMBER = /^\d{1,3}$/;

/** Of the page's height, what the numbers span at least: those of a table's rows span less. */
const SPAN = 0.5;

/** Takes out the line numbers that pleading paper and transcripts have at a margin, page by page. */
export class LineNumbers {
  /** A document that has them may end in a page with a few lines only. */
  private found = false;

  remove(rows: Row[], height: number): Row[] {
    const side = (['left', 'right'] as const).find((each) => isNumbered(rows, each));
    if (!side || !(this.found || spanOf(rows, side) > height * SPAN)) return rows;
    this.found = true;
    return rows
      .map((row) => (candidate(row, side) ? without(row, side) : row))
      .filter(({ segments }) => segments.length > 0);
  }
}

function spanOf(rows: Row[], side: 'left' | 'right'): number {
  const heights = rows.filter((row) => candidate(row, side)).map(({ y }) => y);
  return Math.max(...heights) - Math.min(...heights);
}

function isNumbered(rows: Row[], side: 'left' | 'right'): boolean {
  const marked = rows.filter((row) => candidate(row, side));
  if (marked.length < FEWEST) return false;
  const numbers = marked.map((row) => Number(at(row, side)!.text));
  const steps = numbers.slice(1).filter((number, index) => number === numbers[index]! + 1).length;
  return steps >= (marked.length - 1) * IN_SEQUENCE && standsApart(rows, marked, side);
}

/** All numbers are beyond the edge of the other text: numbers of a table's first column do not. */
function standsApart(rows: Row[], marked: Row[], side: 'left' | 'right'): boolean {
  const rest = rows.flatMap((row) => (marked.includes(row) ? inner(row, side) : row.segments));
  if (rest.length === 0) return false;
  const edges = rest.map(({ x, end }) => (side === 'left' ? x : -end)).sort((a, b) => a - b);
  // Headers and stamps may reach further out than the body does.
  const edge = edges[Math.floor(edges.length * 0.1)]!;
  return marked.every((row) => {
    const { x, end } = at(row, side)!;
    return (side === 'left' ? end : -x) <= edge + 1;
  });
}

function at(row: Row, side: 'left' | 'right') {
  return side === 'left' ? row.segments[0] : row.segments.at(-1);
}

function candidate(row: Row, side: 'left' | 'right'): boolean {
  return NUMBER.test(at(row, side)?.text ?? '');
}

const inner = (row: Row, side: 'left' | 'right') =>
  side === 'left' ? row.segments.slice(1) : row.segments.slice(0, -1);

const without = (row: Row, side: 'left' | 'right'): Row => ({ ...row, segments: inner(row, side) });
