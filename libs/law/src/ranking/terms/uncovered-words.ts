import { isCommonTerm } from '../analysis/common-words.js';
import type { Tokenizer } from '../analysis/tokenizer.js';

const NAMED_AT_MOST = 4;
/** Before it no noun ends, but a verb: "bees sting a child". */
const DETERMINER = /^[\s-]*(?:an?|the|this|that|its|his|her|their|my|your|our)\b/i;
/** What comes between two words of one expression. */
const ADJACENT = /^[\s-]{1,2}$/;

/**
 * Words of a question as it was typed, in its order: those that belong together in one piece, and
 * with the last of these the telling word after it ("ransomware payment").
 *
 * @param cases of how many cases each term is, for the terms that are wanted
 */
export function expressionsOf(
  typed: string,
  cases: ReadonlyMap<number, number>,
  tokenizer: Tokenizer,
): { words: string; cases: number }[] {
  const { terms, starts, ends, stops, count } = tokenizer.tokenize(typed, true);
  const found = new Map<string, number>();
  const isNext = (i: number) =>
    i < count && stops[i] === 0 && ADJACENT.test(typed.slice(ends[i - 1], starts[i]));
  const isJoined = (i: number) => isNext(i) && !isCommonTerm(terms[i]!);
  for (let i = 0; i < count; i++) {
    if (stops[i] === 1 || !cases.has(terms[i]!)) continue;
    const first = i;
    let least = cases.get(terms[i]!)!;
    while (isJoined(i + 1) && cases.has(terms[i + 1]!)) {
      i++;
      least = Math.min(least, cases.get(terms[i]!)!);
    }
    const isNoun = isJoined(i + 1) && !isNext(i + 2) && !DETERMINER.test(typed.slice(ends[i + 1]));
    const last = first === i && isNoun ? i + 1 : i;
    const words = typed.slice(starts[first], ends[last]).replace(/['’]s$/i, '');
    if (!found.has(words)) found.set(words, least);
  }
  return [...found].map(([words, n]) => ({ words, cases: n })).slice(0, NAMED_AT_MOST);
}
