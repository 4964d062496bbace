import type { SentenceFrame } from '@casewright/law/sentences';
import { lastAtOrBefore } from '../../../documents/reading/spans.js';
import type { TextSpan } from '../../../extracted-text.js';
import type { Review } from '../../review.js';
import { wordsAt } from '../words.js';
import { type Polarity, polarityOf } from './polarity.js';

/** A sentence about who bears a loss, in lower case, with the section it appears in. */
export interface Passage {
  at: TextSpan;
  words: string;
  frames: readonly SentenceFrame[];
  /** What its clauses say of the amount that is owed. */
  says: readonly Polarity[];
  /** Paths of its section and of those around it, innermost first: `4.2`, `4`. */
  paths: readonly string[];
  /** The index of the outermost numbered section around it; -1 outside of all. */
  root: number;
}

const ABOUT_LOSS =
  /indemn|harmless|liab|responsib|\bloss|damages|recover|\bcap\b|capped|limit|exceed|surpass|maximum|exposure|answers? (?:to|for)|\bclaim/i;
/** Insurance that a party keeps is no liability of anyone under the contract. */
const POLICIES =
  /\b(?:general|professional|automobile|products?|employers?'?|public|excess) liability\b/g;
/** More words than a sentence of a contract has; a page that never stops is no sentence. */
const LONGEST = 2_500;
const LIST = 300;

/** The sentences of the contract that say who bears which loss, in its order. */
export function passagesOf(review: Review): Passage[] {
  const { document, text } = review;
  const { frames } = document;
  let next = 0;
  let before = '';
  return document.sentences.flatMap((sentence): Passage[] => {
    const from = next;
    while (next < frames.length && frames[next]!.sentence.start <= sentence.start) next++;
    if (!ABOUT_LOSS.test(sentence.text)) return [];
    const at = { start: sentence.start, end: Math.min(sentence.end, sentence.start + LONGEST) };
    // What a colon announces is part of what is said: `liability for: (a) death; (b) fraud`.
    const end = /:\s*$/.test(sentence.text) ? at.end + LIST : at.end;
    const words = wordsAt(text, { ...at, end })
      .toLowerCase()
      .replace(POLICIES, 'policy');
    const own = frames.slice(from, next);
    const says = own.flatMap((frame) => {
      const found = polarityOf(text, frame, before);
      before = wordsAt(text, frame).toLowerCase();
      return found ?? [];
    });
    return [{ at, words, frames: own, says, ...placeOf(review, sentence) }];
  });
}

/** The sentence calls what is owed unlimited, and no clause of it sets an end. */
export const saysUnlimited = ({ says }: Passage): boolean =>
  says.includes('unlimited') && !says.includes('limited');

export const isCeiling = ({ says }: Passage): boolean => says.includes('limited');

/** A heading may appear in the same sentence, so the section is that of its last words. */
function placeOf({ document }: Review, { end }: TextSpan): Pick<Passage, 'paths' | 'root'> {
  const { sections } = document;
  const paths: string[] = [];
  let root = -1;
  for (let at = lastAtOrBefore(sections, end - 1); at >= 0; at = sections[at]!.parent ?? -1) {
    const { path, number } = sections[at]!;
    const named = path ?? number;
    if (!named) continue;
    paths.push(named.replace(/^[a-z]+\s+/i, ''));
    root = at;
  }
  return { paths, root };
}

/** Sections that a passage refers to: `Sections 8 and 9.2` are `8` and `9.2`. */
export function referredIn(words: string): string[] {
  const lists = words.matchAll(
    /\b(?:sections?|articles?|clauses?|paragraphs?)\s+((?:[\divx]{1,4}(?:\.\d{1,2}){0,3}(?:\([a-z\d]{1,3}\)){0,2}(?:,? (?:and|or) |, )?){1,8})/g,
  );
  return [...lists].flatMap((list) => list[1]!.match(/[\divx]{1,4}(?:\.\d{1,2}){0,3}/g) ?? []);
}

export const standsIn = ({ paths }: Passage, sections: readonly string[]): boolean =>
  sections.some((section) => paths.some((path) => path.toLowerCase() === section));
