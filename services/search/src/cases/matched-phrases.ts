import type { Highlight } from '@casewright/law/ranking';

/** A phrase of a case in the query's words, or in words that stand for them. */
export interface MatchedPhrase {
  /** As the case words it: `landlord’s duty to mitigate`. */
  text: string;
  /** Words in it that were not in the query but are related to it. */
  related: string[];
}

/** Most words of one phrase. */
const WORDS_AT_MOST = 4;
const GAP =
  /^[\s-]+(?:(?:of|to|for|in|on|by|with|from|and|or|as|at|an?|the|its|his|her|their)\s+){0,2}$/i;
/** Common words that still belong to the word beside them: `strict liability`. */
const NOUN = /^(?:liability|claims?|laws?|rules?|tests?|standards?|requirements?|rights?)$/i;
const SENTENCE_START = /(?:^|[.?!:;]["”’)]*\s+)["“‘(]?$/;

/**
 * The phrases of a text with distinctive words that are not yet in `seen`, most telling first. Adds
 * their words to `seen`.
 */
export function matchedPhrases(
  text: string,
  highlights: readonly Highlight[],
  seen: Set<number>,
): MatchedPhrase[] {
  const runs = runsOf(text, highlights);
  const phrases: MatchedPhrase[] = [];
  for (const all of runs.sort((a, b) => weightOf(b, seen) - weightOf(a, seen))) {
    if (weightOf(all, seen) === 0) continue;
    const run = trimmed(all, seen);
    for (const { word } of run) seen.add(word);
    phrases.push({
      text: written(text, run[0]!.start, run.at(-1)!.end),
      related: relatedIn(run).map(([start, end]) => written(text, start, end)),
    });
  }
  return phrases;
}

function runsOf(text: string, highlights: readonly Highlight[]): Highlight[][] {
  const runs: Highlight[][] = [];
  for (const found of highlights) {
    if (!found.isTelling && !NOUN.test(text.slice(found.start, found.end))) continue;
    const run = runs.at(-1);
    const isNext =
      run && run.length < WORDS_AT_MOST && GAP.test(text.slice(run.at(-1)!.end, found.start));
    if (isNext) run.push(found);
    else runs.push([found]);
  }
  return runs;
}

/** Sums the distinctive words that are new. */
function weightOf(run: readonly Highlight[], seen: ReadonlySet<number>): number {
  const fresh = run.filter(({ word, isTelling }) => isTelling && !seen.has(word));
  const weights = new Map(fresh.map(({ word, weight }) => [word, weight]));
  return [...weights.values()].reduce((sum, weight) => sum + weight, 0);
}

/** The span of its related words, if they are adjacent. */
function relatedIn(run: readonly Highlight[]): [start: number, end: number][] {
  const pieces: [start: number, end: number][] = [];
  for (const [i, { start, end, isRelated }] of run.entries()) {
    if (!isRelated) continue;
    if (run[i - 1]?.isRelated) pieces.at(-1)![1] = end;
    else pieces.push([start, end]);
  }
  return pieces;
}

/** Trims words that were named before from both ends. */
function trimmed(run: readonly Highlight[], seen: ReadonlySet<number>): Highlight[] {
  const isFresh = ({ word, isTelling }: Highlight) => !isTelling || !seen.has(word);
  const first = run.findIndex(isFresh);
  return run.slice(first, run.findLastIndex(isFresh) + 1);
}

/**
 * A part of a text as it reads within a sentence: without a capital that only begins a sentence.
 */
function written(text: string, start: number, end: number): string {
  const words = text
    .slice(start, end)
    .replace(/\s+/g, ' ')
    .replace(/['’]s$/, '');
  const isFirst = SENTENCE_START.test(text.slice(Math.max(0, start - 8), start));
  const isCapitalized = /^\p{Lu}\p{Ll}/u.test(words) && !/^\S+ \p{Lu}/u.test(words);
  const isName = text.slice(end).startsWith(' v. ');
  if (!isFirst || !isCapitalized || isName) return words;
  return words[0]!.toLowerCase() + words.slice(1);
}
