import { isAbbreviation, isAlsoWord } from '../names/abbreviations.js';
import { isDigit, isLower, isSpace, isUpper, skipSpace } from '../text/chars.js';
import { findCitations } from './find-citations.js';

/** `text` is `source.slice(start, end)`, without the white space around it. */
export interface Sentence {
  start: number;
  end: number;
  text: string;
}

const STARTERS = new Set(
  'The This That These Those There Then Thus It Its He She We They I You A An In On At As For If When While Where Under Because Since Although Though However But And Or Nor So Yet Moreover Further Furthermore Finally First Second Third Here Hence Accordingly Therefore Instead Indeed Nevertheless Similarly Likewise After Before Until Unless Upon With Without Not No Nothing Our His Her Their My To By From What Which Who Why How Both Each Every Any Some Such All Most Many Even Only Again Also Plaintiff Plaintiffs Defendant Defendants Appellant Appellee Petitioner Respondent Court See Id Rather Given Having Being Consequently Otherwise'.split(
    ' ',
  ),
);
/** Abbreviations that appear in front of something and so never end a sentence. */
const FORWARD = new Set(
  'v vs mr mrs ms messrs dr prof hon rev sen rep gov gen col capt lt sgt st mt ft no nos art arts sec sect ch cl para par pt vol ex exs exh fig p pp n nn cf e.g i.e viz see amend tit r'.split(
    ' ',
  ),
);

const wordBefore = (text: string, end: number): string =>
  /[^\s([“"‘]*$/.exec(text.slice(Math.max(0, end - 24), end))?.[0] ?? '';
const wordAfter = (text: string, at: number): string =>
  /^[“"‘'([]*([A-Za-z]+)/.exec(text.slice(at, at + 24))?.[1] ?? '';

/** Whether the period at `at` may end a sentence, given what stands around it. */
function stopEnds(text: string, at: number, next: number): boolean {
  const word = wordBefore(text, at);
  const follower = wordAfter(text, next);
  const starts = STARTERS.has(follower);
  if (/^(?:\d{1,3}|[A-Za-z]|[ivxIVX]{1,5})$/.test(word) && startsLine(text, at - word.length))
    return false;
  if (word.endsWith('.'))
    return starts && !/^\.*$/.test(word) && !FORWARD.has(word.toLowerCase().replace(/\.$/, ''));
  const bare = word.toLowerCase().replace(/^[^a-z]+/, '');
  if (bare === 'id' || bare === 'ibid') return !/^(?:at|¶|§)/.test(text.slice(next, next + 2));
  if (!word || /[\d)\]”"’%]$/.test(word)) return true;
  if (!isAbbreviation(`${word}.`)) return true;
  if (isAlsoWord(word) && isLower(word.charCodeAt(0)) && !isDigit(text.charCodeAt(next)))
    return starts || isUpper(text.charCodeAt(next));
  if (FORWARD.has(bare) || /^[A-Z]$/.test(word)) return word === 'I' && starts;
  return starts;
}

/** "1." and "a." at the beginning of a line number a paragraph. */
function startsLine(text: string, at: number): boolean {
  let i = at;
  while (i > 0 && (text[i - 1] === ' ' || text[i - 1] === '\t')) i--;
  return i === 0 || text[i - 1] === '\n' || text[i - 1] === '\f';
}

const CLOSERS = /^(?:[”"’')\]]|\[\d{1,3}\]|(?<=[.?!”"])\d{1,3}(?=\s))+/;

/** End of a sentence whose final mark is at `at`, or -1. */
function endAt(text: string, at: number): number {
  const closers = CLOSERS.exec(text.slice(at + 1, at + 12))?.[0] ?? '';
  const end = at + 1 + closers.length;
  if (end >= text.length) return end;
  if (!isSpace(text.charCodeAt(end))) return -1;
  const next = skipSpace(text, end);
  const code = text.charCodeAt(next);
  if (next >= text.length) return end;
  if (isLower(code)) return -1;
  if (!isUpper(code) && !isDigit(code) && !/[“"‘'([§¶*{]/.test(text[next]!)) return -1;
  if (text[at] !== '.') return end;
  return stopEnds(text, at, next) ? end : -1;
}

/** A blank line ends a sentence, unless the page broke it: lower case continues. */
function paragraphEnds(text: string, at: number): boolean {
  if (text.charCodeAt(at) !== 10 && text.charCodeAt(at) !== 12) return false;
  const next = skipSpace(text, at);
  const gap = text.slice(at, next);
  if (!gap.includes('\f') && gap.split('\n').length < 3) return false;
  if (next >= text.length) return true;
  return (
    !isLower(text.charCodeAt(next)) &&
    !/(?:\bv\.|[,&]|\bof|\bthe)$/.test(text.slice(Math.max(0, at - 4), at))
  );
}

/** Spans no sentence ends in: the citations of the text. */
function protectedSpans(text: string): { start: number; end: number }[] {
  return findCitations(text).filter(
    (citation) => citation.end - citation.start < 200 && citation.kind !== 'id',
  );
}

/**
 * Splits legal prose into sentences. Abbreviations, citations, initials, section numbers and
 * numbered paragraphs do not end one; closing quotes, brackets, and note marks belong to it.
 */
export function splitSentences(text: string): Sentence[] {
  const out: Sentence[] = [];
  const spans = protectedSpans(text);
  let span = 0;
  let start = skipSpace(text, 0);
  const push = (end: number): void => {
    let stop = end;
    while (stop > start && isSpace(text.charCodeAt(stop - 1))) stop--;
    if (stop > start) out.push({ start, end: stop, text: text.slice(start, stop) });
    start = skipSpace(text, end);
  };
  for (let i = start; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code !== 46 && code !== 63 && code !== 33 && code !== 10 && code !== 12) continue;
    while (span < spans.length && spans[span]!.end <= i) span++;
    const inside = span < spans.length && spans[span]!.start <= i && i < spans[span]!.end - 1;
    if (inside) continue;
    const end = code === 10 || code === 12 ? (paragraphEnds(text, i) ? i : -1) : endAt(text, i);
    if (end === -1 || end <= start) continue;
    push(end);
    i = Math.max(i, start - 1);
  }
  push(text.length);
  return out;
}
