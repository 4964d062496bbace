import { verbLemma } from '@casewright/law/sentences';

/** Whether a word is one of English, or of the law. */
export type KnowsWord = (word: string) => boolean;

/** Not within a name or a figure. Longer words are jargon and no shorthand. */
const SHORT_WORD = /(?<![\p{L}\p{N}/'’.])(?<!\p{N}-)\p{Ll}{1,6}(?![\p{L}\p{N}/])/gu;
const SHALL = /\bshall (?:not )?(\p{Ll}+)/gu;

/**
 * Whether a term may be offered as it is: its short words are English, where notes have shorthand
 * (`pay frt`), and what a party shall do is a verb (`shall sat May 5`).
 */
export const isEnglish = (term: string, knows: KnowsWord): boolean =>
  (term.match(SHORT_WORD) ?? []).every(knows) &&
  [...term.matchAll(SHALL)].every(([, verb]) => verbLemma(verb!) === verb);
