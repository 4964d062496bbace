import { stem } from 'porter2';

/** Sides of a bargain by what they are called: whoever it is, the clause is of the same kind. */
const SIDES = new Map(
  Object.entries({
    supplying:
      'provider supplier vendor seller contractor consultant licensor company manufacturer host carrier agency freelancer developer operator platform firm',
    buying:
      'customer client buyer purchaser licensee subscriber user distributor reseller dealer member merchant shipper',
  }).flatMap(([side, names]) => names.split(' ').map((name) => [name, side] as const)),
);

const WORD = /[a-z]+|\d+|[$%]/g;
const STEMS = new Map<string, string>();
/** Names of a long document come and go; the words that matter are few. */
const MOST_STEMS = 50_000;

function stemOf(word: string): string {
  const known = STEMS.get(word);
  if (known !== undefined) return known;
  const made = /^\d/.test(word) ? '#' : stem(word);
  if (STEMS.size < MOST_STEMS) STEMS.set(word, made);
  return made;
}

/** The words of a sentence in order: stemmed, figures alike, `party's` as `party`. */
export function wordsOf(text: string): string[] {
  const found =
    text
      .toLowerCase()
      .replace(/['’]s?\b/g, '')
      .match(WORD) ?? [];
  return found.map((word) => SIDES.get(word.replace(/s$/, '')) ?? stemOf(word));
}

/** Words and pairs of neighboring words, each once: what the model of kinds is made of. */
export function ngramsOf(words: readonly string[]): Set<string> {
  const grams = new Set(words);
  for (let at = 1; at < words.length; at++) grams.add(`${words[at - 1]} ${words[at]}`);
  return grams;
}
