import type { Highlight } from '../engine/ranking.js';

/** What a case says in the query's words, or in those that stand for them. */
export interface MatchedPhrase {
  /** As the case has it: `landlord’s duty to mitigate`. */
  text: string;
  /** Those of its words that were not asked for but are related. */
  related: string[];
}

/** Matched words that stand together are one phrase, of so many at most. */
const WORDS_AT_MOST = 4;
const GAP =
  /^[\s-]+(?:(?:of|to|for|in|on|by|with|from|and|or|as|at|an?|the|its|his|her|their)\s+){0,2}$/i;
/** Words of any question that still belong to the one alongside them: `strict liability`. */
const NOUN = /^(?:liability|claims?|laws?|rules?|tests?|standards?|requirements?|rights?)$/i;
const SENTENCE_START = /(?:^|[.?!:;]["”’)]*\s+)["“‘(]?$/;

/**
 * The phrases of a text that have distinctive words which are not in `seen` yet, the most telling
 * first; their words are in it afterward.
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

/** Of the distinctive words that are new. */
function weightOf(run: readonly Highlight[], seen: ReadonlySet<number>): number {
  const fresh = run.filter(({ word, isTelling }) => isTelling && !seen.has(word));
  const weights = new Map(fresh.map(({ word, weight }) => [word, weight]));
  return [...weights.values()].reduce((sum, weight) => sum + weight, 0);
}

/** Where its related words are, in one piece where they stand together. */
function relatedIn(run: readonly Highlight[]): [start: number, end: number][] {
  const pieces: [start: number, end: number][] = [];
  for (const [i, { start, end, isRelated }] of run.entries()) {
    if (!isRelated) continue;
    if (run[i - 1]?.isRelated) pieces.at(-1)![1] = end;
    else pieces.push([start, end]);
  }
  return pieces;
}

/** Without what was named before at its ends. */
function trimmed(run: readonly Highlight[], seen: ReadonlySet<number>): Highlight[] {
  const isFresh = ({ word, isTelling }: Highlight) => !isTelling || !seen.has(word);
  const first = run.findIndex(isFresh);
  return run.slice(first, run.findLastIndex(isFresh) + 1);
}

/** A part of a text as it is within a sentence: a capital that only begins one is none. */
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
