import type { DraftWithoutCitations } from '../draft-template.js';
import type { Brief, Fact } from './briefs/brief.js';

interface Held {
  /** Facts that the draft's own clauses have. */
  placed: string[];
  /** Facts that the draft asks for, or refuses with a reason. */
  asked: string[];
  lost: string[];
  /** What the draft says against the instructions. */
  contradictions: string[];
}

/** Whether all facts of a brief are in its draft, and nothing against them. */
export function holdToBrief(draft: DraftWithoutCitations, { facts, never = [] }: Brief): Held {
  const content = plain(draft.content);
  const asked = draft.placeholders.flatMap(({ quote, suggestion, value }) =>
    value === null ? [quote ?? '', suggestion ?? ''].map(plain) : [],
  );
  const reasons = draft.sections.flatMap(({ notes }) => notes.map(({ reason }) => plain(reason)));
  const leftOut = draft.understood.filter(({ value }) => value === 'Left out');
  const worded = draft.understood.filter(({ what }) => what === 'Worded term');
  const held: Held = { placed: [], asked: [], lost: [], contradictions: [] };
  for (const fact of facts) {
    const [words, says] = readFact(fact);
    if (
      says.test(content) ||
      worded.some(({ quote }) => has(plain(quote), words)) ||
      leftOut.some(({ quote }) => has(plain(quote), words))
    )
      held.placed.push(words);
    else if ([...asked, ...reasons].some((text) => has(text, words))) held.asked.push(words);
    else held.lost.push(words);
  }
  for (const wrong of never) {
    const found = wrong.exec(content);
    if (found) held.contradictions.push(found[0]);
  }
  return held;
}

const readFact = (fact: Fact): readonly [string, RegExp] =>
  typeof fact === 'string' ? [fact, asWords(fact)] : fact;

/** `$95` is not in `$950`. */
const asWords = (words: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d])${plain(words).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\d|[.,]\\d|\\p{L})`,
    'iu',
  );

const has = (text: string, words: string): boolean => asWords(words).test(text);

const plain = (text: string): string => text.replace(/['‘]/g, '’').replace(/\s+/g, ' ');
