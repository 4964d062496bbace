import type { WritingExport } from '@casewright/contracts';
import { plain, type TextRun } from '../../document-model/runs.js';

/**
 * Most alternatives without offsets that are searched for in the text; the rest stay in the list.
 */
const MOST_SEARCHED = 200;

/** A span of the text and the remark on it. */
interface Mark {
  start: number;
  end: number;
  comment: string;
  /** Absent for a remark without a replacement. */
  replacement?: string;
}

/**
 * The text as runs, deletions before the insertions that replace them. A mark that overlaps one
 * before it is left to the list of remarks, and so is one whose offsets do not fit the text. What
 * would change the legal force of a word is remarked upon and never put in.
 */
export function changedText(content: string, review: WritingExport): TextRun[] {
  const runs: TextRun[] = [];
  let at = 0;
  for (const mark of marksOf(content, review)) {
    if (mark.start < at) continue;
    if (mark.start > at) runs.push(plain(content.slice(at, mark.start)));
    runs.push(...marked(content.slice(mark.start, mark.end), mark));
    at = mark.end;
  }
  if (at < content.length) runs.push(plain(content.slice(at)));
  return runs;
}

function marked(words: string, { comment, replacement }: Mark): TextRun[] {
  if (replacement === undefined) return [plain(words, { comment })];
  const remark = comment === '' ? {} : { comment };
  if (replacement === '') return [plain(words, { change: 'deleted', ...remark })];
  return [
    plain(words, { change: 'deleted' }),
    plain(replacement, { change: 'inserted', ...remark }),
  ];
}

function marksOf(content: string, { findings = [], alternatives }: WritingExport): Mark[] {
  const remarks = findings
    .filter(({ quote, start, end }) => content.slice(start, end) === quote)
    .map(
      ({ start, end, title, explanation, replacement }): Mark => ({
        start,
        end,
        comment: `${title}. ${explanation}`,
        ...(replacement && !replacement.changesForce ? { replacement: replacement.text } : {}),
      }),
    );
  let searched = 0;
  const placed = alternatives.filter(
    ({ start }) => start !== undefined || ++searched <= MOST_SEARCHED,
  );
  const marks = findings.length > 0 ? remarks : placed.flatMap((each) => located(content, each));
  return marks.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** An alternative at its offsets, or where its words occur exactly once. */
function located(
  content: string,
  { original, suggested, why = '', start }: WritingExport['alternatives'][number],
): Mark[] {
  if (original === '') return [];
  const at = start ?? content.indexOf(original);
  const isThere = at >= 0 && content.startsWith(original, at);
  const isUnique = start !== undefined || content.indexOf(original, at + 1) < 0;
  if (!isThere || !isUnique) return [];
  return [{ start: at, end: at + original.length, comment: why, replacement: suggested }];
}
