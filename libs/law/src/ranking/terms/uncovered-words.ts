import { isCommonTerm } from '../analysis/common-words.js';
import type { AnalyzedQuery } from './analyze-query.js';

const NAMED_AT_MOST = 4;
/** Before it no noun ends, but a verb: "bees sting a child". */
const DETERMINER = /^[\s-]*(?:an?|the|this|that|its|his|her|their|my|your|our)\b/i;
/** What comes between two words of one expression. */
const ADJACENT = /^[\s-]{1,2}$/;

/**
 * Words of a question as it was typed, in its order: those that belong together in one piece, and
 * with the last of these the telling word after it ("ransomware payment").
 *
 * @param wanted the terms, with of how many cases each is
 */
export function expressionsOf(
  { typed, typedWords: words }: Pick<AnalyzedQuery, 'typed' | 'typedWords'>,
  wanted: readonly { term: number; df: number }[],
): { words: string; cases: number }[] {
  const cases = new Map(wanted.map(({ term, df }) => [term, df]));
  const found = new Map<string, number>();
  const isNext = (i: number) =>
    words[i] && !words[i].isStop && ADJACENT.test(typed.slice(words[i - 1]!.end, words[i].start));
  const isJoined = (i: number) => isNext(i) && !isCommonTerm(words[i]!.term);
  for (let i = 0; i < words.length; i++) {
    if (words[i]!.isStop || !cases.has(words[i]!.term)) continue;
    const first = i;
    let least = cases.get(words[i]!.term)!;
    while (isJoined(i + 1) && cases.has(words[i + 1]!.term)) {
      i++;
      least = Math.min(least, cases.get(words[i]!.term)!);
    }
    const isNoun =
      isJoined(i + 1) && !isNext(i + 2) && !DETERMINER.test(typed.slice(words[i + 1]!.end));
    const last = first === i && isNoun ? i + 1 : i;
    const expression = typed.slice(words[first]!.start, words[last]!.end).replace(/['’]s$/i, '');
    if (!found.has(expression)) found.set(expression, least);
  }
  return [...found]
    .map(([expression, n]) => ({ words: expression, cases: n }))
    .slice(0, NAMED_AT_MOST);
}
