import model from 'wink-eng-lite-web-model';
import winkNlp, { type ItsFunction } from 'wink-nlp';
import { type Pos, type Token, tokenize } from './tokens.js';

const nlp = winkNlp(model, ['pos']);
const { its } = nlp;
/** The package's types leave out that its lemmas are asked for like its other features. */
const lemmaOf = its.lemma as unknown as ItsFunction<string>;

/** No word has as many letters; a citation or a quotation, which is one word here, may have. */
const LONGEST_WORD = 100;
/** No words without a blank between them have as many characters, addresses and links left out. */
const LONGEST_RUN = 200;

/**
 * Straight quotes, and no line breaks: signs that the tagger does not know. What has no blanks for
 * long is cut, because the tagger's time grows with its square. Same length.
 */
const forTagger = (plain: string): string =>
  plain
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[\s\u00a0]/g, ' ')
    .replace(TOO_LONG_WORD, (word) => word.slice(0, LONGEST_WORD).padEnd(word.length))
    .replace(TOO_LONG_RUN, (run) => run.replace(/[^\p{L}\d]/gu, (sign) => ' '.repeat(sign.length)));
const TOO_LONG_WORD = new RegExp(`[\\p{L}\\d]{${LONGEST_WORD + 1},}`, 'gu');
const TOO_LONG_RUN = new RegExp(`\\S{${LONGEST_RUN + 1},}`, 'g');

/** The tokens of a text with their parts of speech. */
export function tagged(text: string): Token[] {
  const tokens = tokenize(text);
  tag(text, tokens);
  return tokens;
}

/**
 * Sets part of speech and lemma on the tokens of `plain`. The tagger cuts words differently (`was`
 * + `n't`, `third` + `-` + `party`): a contraction takes the tag of its first part, a compound that
 * of its last.
 */
export function tag(plain: string, tokens: readonly Token[]): void {
  const source = forTagger(plain);
  const read = nlp.readDoc(source).tokens();
  const values: string[] = read.out(its.value) as string[];
  const tags: string[] = read.out(its.pos) as string[];
  const lemmas: string[] = read.out(lemmaOf) as string[];
  let cursor = 0;
  let next = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    while (source[cursor] === ' ') cursor++;
    const near = source.slice(cursor, cursor + value.length + LONGEST_RUN).indexOf(value);
    if (near < 0) continue;
    const at = cursor + near;
    cursor = at + value.length;
    while (next < tokens.length && tokens[next]!.end <= at) next++;
    const token = tokens[next];
    if (!token || token.kind === 'mark' || value === '-') continue;
    if (at !== token.start && !token.text.slice(0, at - token.start).endsWith('-')) continue;
    token.pos = INDEFINITE.test(token.lower) ? 'PRON' : toPos(tags[i]!);
    token.lemma = token.pos === 'VERB' || token.pos === 'AUX' ? lemmas[i]! : token.lower;
  }
  for (const token of tokens) if (token.kind === 'mark') token.pos = 'PUNCT';
}

const INDEFINITE = /^(?:every|any|some|no)(?:thing|body|one)$/;
const KNOWN = new Set<string>([
  'ADJ',
  'ADP',
  'ADV',
  'AUX',
  'CCONJ',
  'DET',
  'NOUN',
  'NUM',
  'PART',
  'PRON',
  'PROPN',
  'PUNCT',
  'SCONJ',
  'VERB',
]);
const toPos = (tag: string): Pos => (KNOWN.has(tag) ? (tag as Pos) : 'X');

/** The dictionary form of a verb form: `taken` → `take`. */
export function verbLemma(form: string): string {
  return nlp.readDoc(`It was ${form}.`).tokens().itemAt(2).out(lemmaOf);
}

/** The package's types leave out that it tells a number here. */
const uniqueId = its.uniqueId as unknown as ItsFunction<number>;
const idOf = (word: string): number => Number(nlp.readDoc(word).tokens().itemAt(0).out(uniqueId));
/** Words that the model does not know have ids from here on. */
const UNKNOWN = idOf('casewright');
/** True of a word of the language, as names of people mostly are not. */
export const isWord = (word: string): boolean =>
  /^\p{L}+$/u.test(word) && idOf(word.toLowerCase()) < UNKNOWN;
