import { isPageNumber, type Line, linesOf } from './lines.js';

/** How often lines of a paragraph that a page or double spacing pulled apart continue. */
const DOUBLE_SPACED = 0.4;

/**
 * The text as it is read, of the same length, so that offsets stay: page numbers are blanked, and
 * so are the empty lines that double spacing and page breaks put inside a sentence, and the marks of
 * notes between two sentences, `property.[*] Hence`.
 */
export function readingText(text: string): string {
  const lines = linesOf(text);
  const doubleSpaced = isDoubleSpaced(lines);
  const parts: string[] = [];
  let at = 0;
  let before: Line | undefined;
  for (const line of lines) {
    if (isPageNumber(line.text)) continue;
    const gap = noNumber(text.slice(at, line.start));
    const within = before !== undefined && PARTED.test(gap) && joins(before, line, doubleSpaced);
    parts.push(within ? ' '.repeat(gap.length) : gap);
    parts.push(line.text.replace(NOTE_MARK, (mark) => ' '.repeat(mark.length)));
    at = line.end;
    before = line;
  }
  parts.push(noNumber(text.slice(at)));
  return parts.join('');
}

const noNumber = (gap: string): string => gap.replace(/\S/g, ' ');

const NOTE_MARK = /(?<=[.?!][”"’]?)\[(?:[*†‡§\u0080-\u009f]{0,3}|\d{1,3})\](?=\s+[“"‘]?[A-Z])/g;

/** An empty line, or the end of a page. */
const PARTED = /\n[^\S\n]*\n|\f/;

const ENDS = /[.?!:;]["”’)\]]*\d{0,2}$/;

/** Whether `next` continues with the sentence of `line` in spite of what comes between them. */
function joins(line: Line, next: Line, doubleSpaced: boolean): boolean {
  if (ENDS.test(line.text) || isHeadingLike(line.text) || isHeadingLike(next.text)) return false;
  if (/^[a-z]/.test(next.text)) return true;
  return doubleSpaced && line.text.length > 45;
}

/** Short and without small letters, or numbered. */
const isHeadingLike = (words: string): boolean =>
  (words.length < 80 && !/[a-z]/.test(words)) || /^(?:[IVX]+|[A-Z])\.\s/.test(words);

/** Whether most lines are followed by an empty one in the middle of a sentence. */
function isDoubleSpaced(lines: readonly Line[]): boolean {
  let long = 0;
  let broken = 0;
  for (let i = 0; i + 1 < lines.length; i++) {
    const { text } = lines[i]!;
    if (text.length < 45 || text.length > 110) continue;
    long++;
    if (lines[i + 1]!.afterGap && !ENDS.test(text)) broken++;
  }
  return long >= 8 && broken / long > DOUBLE_SPACED;
}
