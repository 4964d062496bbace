import { verbLemma } from '@casewright/law/sentences';

/** What is known of words: the writing room's `loadWords` has it. */
export interface Lexicon {
  /** Whether a word is one of English, or of the law. */
  knows(word: string): boolean;
  /** The word that a short form is cut from; null where that is not plain. */
  writtenOut(short: string): string | null;
}

/** Not within a name or a figure. Longer words are jargon and no shorthand. */
const SHORT_WORD = /(?<![\p{L}\p{N}/'’.])(?<!\p{N}-)\p{Ll}{1,6}(?![\p{L}\p{N}/])/gu;
/** `s/hs`, `add'l`: letters of words that a slash or an apostrophe parts. */
const CLIPPED =
  /\p{Ll}\/(?!or\b)\p{Ll}|\p{Ll}['’](?!s\b|t\b|d\b|m\b|ll\b|re\b|ve\b)\p{Ll}{1,4}(?!\p{L})/u;
const SHALL = /\bshall (?:not )?(\p{Ll}+)/gu;

/**
 * Whether a term may be offered as it is: its short words are English, where notes have shorthand
 * (`pay frt`), and what a party shall do is a verb (`shall sat May 5`).
 */
export const isEnglish = (term: string, { knows }: Lexicon): boolean =>
  !CLIPPED.test(term) &&
  (term.match(SHORT_WORD) ?? []).every(knows) &&
  [...term.matchAll(SHALL)].every(([, verb]) => verbLemma(verb!) === verb);

/** The term with its short forms written out as they are most likely meant: for a reader who decides. */
export const writtenOutIn = (term: string, { knows, writtenOut }: Lexicon): string =>
  term.replace(SHORT_FORM, (whole, short: string) =>
    knows(short) ? whole : (writtenOut(short) ?? whole),
  );
const SHORT_FORM = new RegExp(`(${SHORT_WORD.source})\\.?(?!$)`, 'gu');
