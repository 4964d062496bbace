import type { Sentence } from '@casewright/law/citations';
import type { Understanding } from '../../documents/understanding.js';
import type { TextSpan } from '../../extracted-text.js';
import { closing, inBrackets, quoted } from './words.js';

const STOP = new Set(
  'the of and to in a that is was for on as by with be at this it or not from are his which an have were had has he but their its they she her him them there been would will shall may any such who when if than then so no we our us you your i my me all other more into under upon these those also could should can did do does what where while about after before only over out up said'.split(
    ' ',
  ),
);

/** What a summary does not take: citations, headings, scraps. */
const SHORTEST = 40;
const LONGEST = 420;

/**
 * The sentences that say most of what the document says, in its order: those whose words are the
 * document's own frequent words, the early ones first, none much like one taken already.
 */
export function keySentences({ sentences }: Understanding, most: number): TextSpan[] {
  const usable = sentences.filter(
    ({ text }) => text.length >= SHORTEST && text.length <= LONGEST && isProse(text),
  );
  const weights = wordWeights(usable);
  const rated = usable
    .map((sentence, at) => ({ ...sentence, score: score(sentence, at / usable.length, weights) }))
    .sort((a, b) => b.score - a.score || a.start - b.start);
  const taken: (typeof rated)[number][] = [];
  for (const candidate of rated) {
    if (taken.length === most) break;
    if (taken.every((each) => overlap(each.text, candidate.text) < 0.6)) taken.push(candidate);
  }
  return taken.sort((a, b) => a.start - b.start).map(({ start, end }) => ({ start, end }));
}

const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z][a-z'’-]{2,}/g) ?? []).filter((word) => !STOP.has(word));

function isProse(text: string): boolean {
  const letters = text.replace(/[^A-Za-z]/g, '');
  const capitals = letters.replace(/[a-z]/g, '').length;
  return (
    letters.length > text.length * 0.65 &&
    capitals < letters.length * 0.4 &&
    /[.!?”")\]]$/.test(text.trim()) &&
    /(?:^|\s)[a-z]+\b.*\s[a-z]+\b.*\s[a-z]+\b/.test(text) &&
    !/\b[A-Z]{2} \d{5}\b|\b\d+ [\w. ]+(?:Street|Avenue|Ave\.|St\.|Suite|Road),?\s/.test(
      text.slice(0, 120),
    )
  );
}

function wordWeights(sentences: readonly Sentence[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of sentences) {
    for (const word of new Set(wordsIn(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return new Map([...counts].map(([word, count]) => [word, Math.log1p(count)]));
}

function score({ text }: Sentence, position: number, weights: ReadonlyMap<string, number>): number {
  const words = [...new Set(wordsIn(text))];
  if (words.length < 4) return 0;
  const content =
    words.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0) / Math.sqrt(words.length + 8);
  const place = position < 0.1 ? 1.25 : position > 0.92 ? 1.1 : 1;
  const facts = /\$\s?\d|\b\d{4}\b|\bshall\b|\bmust\b/.test(text) ? 1.15 : 1;
  return content * place * facts;
}

/** The share of the smaller sentence's words that both have. */
function overlap(one: string, other: string): number {
  const [a, b] = [new Set(wordsIn(one)), new Set(wordsIn(other))];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
}

/** What a document says in its own telling sentences, each with its place; null where it has none. */
export function keyPassages(document: Understanding, lead: string, most: number): string | null {
  const key = keySentences(document, most);
  if (key.length === 0) return null;
  const passages = key.map((span) =>
    closing(`${quoted(document, span, 340)}${inBrackets(document, span.start)}`),
  );
  return `${lead}: ${passages.join(' ')}`;
}
