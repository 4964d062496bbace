import type { Severity } from '@casewright/contracts';
import type { Placed } from '../draft/placed';
import type { Range } from '../revision/changes';

/** The part of a finding that is in a line; offsets are the line's own. */
export interface LineMark extends Range {
  key: number;
  severity: Severity;
}

/** A line of the text as the writer broke it, usually a paragraph. */
export interface TextLine {
  /** Its name while it is on the screen, kept while other lines change. */
  id: number;
  text: string;
  /** In order; the same array as before while nothing in it has changed. */
  marks: readonly LineMark[];
}

const NO_MARKS: readonly LineMark[] = [];
let lastId = 0;

/**
 * The lines of a text with their marks. Lines that are as in `before` keep their id and their
 * marks, so that only what has changed renders again.
 */
export function linesOf(
  text: string,
  placed: readonly Placed[],
  before: readonly TextLine[],
): TextLine[] {
  const texts = text.split('\n');
  const known = matchLines(texts, before);
  const marks = marksOf(texts, placed);
  return texts.map((line, at) => {
    const old = known[at];
    const own = marks.get(at) ?? NO_MARKS;
    if (!old) {
      lastId += 1;
      return { id: lastId, text: line, marks: own };
    }
    if (old.text === line && isSame(old.marks, own)) return old;
    return { id: old.id, text: line, marks: isSame(old.marks, own) ? old.marks : own };
  });
}

/** For each line the one it was before: from both ends as far as they agree, then one by one. */
function matchLines(
  texts: readonly string[],
  before: readonly TextLine[],
): (TextLine | undefined)[] {
  const most = Math.min(texts.length, before.length);
  let head = 0;
  while (head < most && before[head]!.text === texts[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail)!.text === texts.at(-1 - tail)) tail += 1;
  const moved = before.length - texts.length;
  return texts.map((_, at) => {
    if (at < texts.length - tail) return at < before.length - tail ? before[at] : undefined;
    return before[at + moved];
  });
}

/** By the line's place; a finding over several lines has a mark in each. */
function marksOf(
  texts: readonly string[],
  placed: readonly Placed[],
): ReadonlyMap<number, LineMark[]> {
  const marks = new Map<number, LineMark[]>();
  let line = 0;
  let lineStart = 0;
  for (const { key, finding, start, end } of placed) {
    while (line < texts.length - 1 && lineStart + texts[line]!.length < start) {
      lineStart += texts[line]!.length + 1;
      line += 1;
    }
    let from = lineStart;
    for (let at = line; at < texts.length && from < end; at += 1) {
      const length = texts[at]!.length;
      const own = { start: Math.max(0, start - from), end: Math.min(length, end - from) };
      if (own.end > own.start) {
        const known = marks.get(at);
        const mark = { key, severity: finding.severity, ...own };
        if (known) known.push(mark);
        else marks.set(at, [mark]);
      }
      from += length + 1;
    }
  }
  return marks;
}

function isSame(a: readonly LineMark[], b: readonly LineMark[]): boolean {
  return (
    a.length === b.length &&
    a.every((mark, at) => {
      const other = b[at]!;
      return (
        mark.key === other.key &&
        mark.start === other.start &&
        mark.end === other.end &&
        mark.severity === other.severity
      );
    })
  );
}
