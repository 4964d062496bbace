import { FREQUENT } from './frequent-words.generated.js';
import { readWords, type Word } from './words.js';

/** The logarithm of how many opinions there are to one that has the word. */
const WEIGHTS = new Map(
  FREQUENT.flatMap(([weight, stems]) => stems.split(' ').map((stem) => [stem, weight] as const)),
);
/** Of a word that fewer than one opinion in ten has. */
const RARE = Math.log(10);
/** What is lighter is in four opinions of five, whatever they are about. */
const LIGHTEST = 0.2;

/**
 * The words that tell what a proposition is about, with their weights. Names of people and things
 * are left out: a brief's facts are not in the opinions that it cites.
 *
 * @param withNames for what is looked for in the text that has the facts
 */
export function tellingWords(proposition: string, withNames = false): Map<string, number> {
  const telling = new Map<string, number>();
  for (const [at, word] of readWords(proposition).entries()) {
    const weight = WEIGHTS.get(word.stem);
    const isLeftOut = !withNames && weight === undefined && isName(proposition, word, at);
    if ((weight ?? RARE) <= LIGHTEST || isLeftOut) continue;
    telling.set(word.stem, weight ?? RARE);
  }
  return telling;
}

const isName = (text: string, { start }: Word, at: number): boolean =>
  at > 0 && /\p{Lu}/u.test(text[start]!);
