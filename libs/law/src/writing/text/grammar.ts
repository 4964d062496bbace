import type { Token } from '@casewright/law/sentences';
import { pairsOf } from '../words/pairs.js';

/**
 * Index after the plain noun phrase that begins at `from`: an article or the like, adjectives,
 * nouns. `from` itself where none begins, or where it leans on a masked word.
 */
export function nounPhraseEnd(tokens: readonly Token[], from: number): number {
  let i = from;
  let noun = false;
  const first = tokens[i];
  if (first && (first.pos === 'DET' || POSSESSIVE.test(first.lower))) i++;
  for (; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (token.masked) return from;
    if (token.pos === 'NOUN' || token.pos === 'PROPN') noun = true;
    else if (!((token.pos === 'ADJ' || token.pos === 'NUM') && !noun)) {
      if (!(token.text === '.' && i + 1 < tokens.length && isAbbreviation(tokens[i - 1]))) break;
    }
  }
  return noun ? i : from;
}

export const POSSESSIVE =
  /^(?:his|her|its|their|our|my|your|each|every|any|all|both|no|this|that|these|those)$/;

/** `Mr.`, `Dr.`, `Corp.`: the stop belongs to the word, though one at the end also ends the sentence. */
export const isAbbreviation = (token: Token | undefined): boolean =>
  token !== undefined &&
  /^(?:Mr|Mrs|Ms|Dr|Jr|Sr|St|Prof|Hon|Sgt|Lt|Capt|Corp|Inc|Co|Cos|Ltd|Bros|Assn|Ass'n|Dept|Dep't|Comm'n|Int'l|Nat'l|Mfg|Ins|Indus|Univ)$/.test(
    token.text,
  );

const PLURAL_PRONOUN = /^(?:they|we|you|these|those|all|both|many|several|few|some|most)$/;

/** Whether a noun phrase takes a plural verb, by its last noun and its beginning. */
export function isPlural(phrase: readonly Token[]): boolean {
  const [first] = phrase;
  const last = phrase.at(-1);
  if (!first || !last) return false;
  if (phrase.some(({ lower }) => lower === 'and')) return true;
  if (PLURAL_PRONOUN.test(first.lower)) return true;
  if (/^(?:a|an|each|every|this|that|one)$/.test(first.lower)) return false;
  if (/^(?:two|three|four|five|six|seven|eight|nine|ten|twelve)$/.test(first.lower)) return true;
  if (/^(?:people|men|women|children|police|data|media)$/.test(last.lower)) return true;
  return /[^s]s$/.test(last.lower) && !/(?:us|is|ss|ics)$/.test(last.lower) && last.pos !== 'PROPN';
}

/** A verb form that can be the verb of a clause: not an infinitive, not an `-ing` form. */
export const isFiniteVerb = (token: Token | undefined): boolean =>
  token !== undefined &&
  !token.masked &&
  (token.pos === 'VERB' || token.pos === 'AUX') &&
  !/ing$/.test(token.lower);

const SIGNS = new Map(
  pairsOf(
    'ADJ J|ADP A|ADV B|AUX X|CCONJ C|DET D|NOUN N|NUM #|PART T|PRON R|PROPN P|SCONJ S|VERB V',
  ),
);
const shapes = new WeakMap<readonly Token[], string>();
/** A sign for each token, so that a pattern finds phrases: `X` an auxiliary, `G` an -ing form, `O` an object. */
export function shapeOf(tokens: readonly Token[]): string {
  const known = shapes.get(tokens) ?? tokens.map(signOf).join('');
  shapes.set(tokens, known);
  return known;
}
function signOf({ pos, lower, text, kind, masked }: Token): string {
  if (masked) return 'M';
  if (kind === 'mark') return text;
  if (lower === 'to') return 'T';
  if (/^(?:me|us|him|them)$/.test(lower)) return 'O';
  return pos === 'VERB' && /ing$/.test(lower) ? 'G' : (SIGNS.get(pos) ?? '?');
}
/** A noun with what hangs on it, and a phrase of it. */
export const NOUN = '[BJ#]*[NP]+(?:A[DR]?[BJ#]*[NP]+)*';
export const PHRASE = `(?:R|[DR]?${NOUN})`;

export const isWord = (token: Token | undefined): token is Token =>
  token !== undefined && token.kind === 'word' && !token.masked;

/** `bars the claim`, `minutes record a vote`: the tagger calls it a noun, and the article after it says otherwise. */
export const isHiddenVerb = (
  token: Token | undefined,
  next: Token | undefined,
  before?: Token,
): boolean =>
  token?.pos === 'NOUN' &&
  (/(?:s|ed)$/.test(token.lower) || /[^s]s$/.test(before?.pos === 'NOUN' ? before.lower : '')) &&
  /^(?:DET|PRON)$/.test(next?.pos ?? '');

/** `words` with the capital that `like` begins with. */
export function inCaseOf(like: string, words: string): string {
  const first = like[0] ?? '';
  if (first === first.toLowerCase() || words === '') return words;
  return words[0]!.toUpperCase() + words.slice(1);
}

/** Whether `a` or `an` is before a word, by its sound as far as spelling tells. */
export function articleFor(word: string): 'a' | 'an' {
  const lower = word.toLowerCase();
  if (/^(?:hour|honest|honor|heir)/.test(lower)) return 'an';
  if (/^(?:uni(?!n|m)|use|usu|eu|one|once|ut[ie])/.test(lower)) return 'a';
  return /^[aeiou]/.test(lower) ? 'an' : 'a';
}
