import { verbLemma } from '@casewright/law/sentences';
import { loadWords } from '@casewright/law/writing';

const words = await loadWords();

/** Not within a name, a figure, or a word with a hyphen. */
const SMALL_WORD = /(?<![\p{L}\p{N}/'’.-])\p{Ll}+(?![\p{L}\p{N}/-])/gu;
const SHALL = /\bshall (?:not )?(\p{Ll}+)/gu;

/**
 * Whether a term may be offered as it is: each of its words is one of English, where notes have shorthand
 * (`pay frt`), and what a party shall do is a verb (`shall sat May 5`).
 */
export const isEnglish = (term: string): boolean =>
  (term.match(SMALL_WORD) ?? []).every((word) => words.knows(word)) &&
  [...term.matchAll(SHALL)].every(([, verb]) => verbLemma(verb!) === verb);
