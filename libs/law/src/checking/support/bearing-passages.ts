import { type Span, splitSentences } from '@casewright/law/citations';
import { WEAK_BELOW } from './find-support.js';
import { tellingWords } from './telling-words.js';
import { readWords } from './words.js';

/** Characters of a passage: a longer sentence is cut behind a mark or a word. */
const LONGEST = 700;
/** Fewer words are a heading, which belongs to what follows. */
const FEWEST_WORDS = 4;
/** What has less of a question than this share of the best passage is beside the point. */
const NEAR_BEST = 0.6;

/** Words that ask, and words for the text that is asked: they tell nothing of what is asked. */
const ASKING =
  /\b(?:who(?:se|m)?|what|when|where|which|why|how|much|many|long|often|soon|far|do|does|did|is|are|am|can|could|may|might|must|shall|should|will|would|happens?|say|says|said|tells?|mean|means|according|about|there|any|document|agreement|contract|opinion|text|part(?:y|ies))\b/gi;

/**
 * The passages of a text that bear on a question by its words, the best first; none where no
 * passage has enough of them. A word that is all over the text counts little there.
 */
export function bearingPassages(text: string, question: string, most: number): Span[] {
  const parts = partsOf(text);
  const telling = tellingWords(question.replace(ASKING, ' '), true);
  const found = wordsIn(text, parts, new Set(telling.keys()));
  for (const [stem, weight] of telling) {
    const having = found.filter((words) => words.has(stem)).length;
    const rarity = Math.log((parts.length + 1) / Math.max(1, having)) / Math.log(parts.length + 1);
    telling.set(stem, weight * rarity);
  }
  const total = sum(telling.values());
  const rated = parts
    .map((part, at) => ({
      ...part,
      share: sum([...found[at]!].map((stem) => telling.get(stem)!)) / total,
    }))
    .filter(({ share }) => share >= WEAK_BELOW)
    // Of equal ones the shorter: it says little else.
    .sort((a, b) => b.share - a.share || a.end - a.start - (b.end - b.start) || a.start - b.start);
  const least = (rated[0]?.share ?? 0) * NEAR_BEST;
  return rated
    .filter(({ share }) => share >= least)
    .slice(0, most)
    .map(({ start, end }) => ({ start, end }));
}

/** Which of these stems each part has. */
function wordsIn(text: string, parts: readonly Span[], stems: ReadonlySet<string>): Set<string>[] {
  const found = parts.map(() => new Set<string>());
  let at = 0;
  for (const word of readWords(text)) {
    if (!stems.has(word.stem)) continue;
    while (at < parts.length && parts[at]!.end <= word.start) at++;
    if (parts[at] && parts[at]!.start <= word.start) found[at]!.add(word.stem);
  }
  return found;
}

/** The sentences of a text, each with the heading in front of it, and long ones in pieces. */
function partsOf(text: string): Span[] {
  const parts: Span[] = [];
  let from: number | null = null;
  for (const { start, end } of splitSentences(text)) {
    from ??= start;
    const isHeading = (text.slice(from, end).match(/\p{L}{2,}/gu)?.length ?? 0) < FEWEST_WORDS;
    if (isHeading && end < text.length) continue;
    for (let at = from; at < end; ) {
      const to = end - at <= LONGEST ? end : at + lastBreak(text.slice(at, at + LONGEST));
      const own = text.slice(at, to);
      const part = { start: to - own.trimStart().length, end: at + own.trimEnd().length };
      if (part.end > part.start) parts.push(part);
      at = to;
    }
    from = null;
  }
  return parts;
}

function lastBreak(piece: string): number {
  const mark = Math.max(piece.lastIndexOf('; '), piece.lastIndexOf('\n')) + 1;
  return mark > LONGEST / 3 ? mark : piece.lastIndexOf(' ') + 1 || LONGEST;
}

function sum(weights: Iterable<number>): number {
  let total = 0;
  for (const weight of weights) total += weight;
  return total;
}
