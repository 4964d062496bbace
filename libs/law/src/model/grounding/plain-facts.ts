export const NUMBER = /\d[\d,]*(?:\.\d+)?/g;

export const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const SCALES: Record<string, number> = { hundred: 1e2, thousand: 1e3, million: 1e6, billion: 1e9 };
const SMALL = `(?:${[...ONES, ...TENS].join('|')})`;
/** Amounts in words that are too large to be counted among those below a hundred. */
export const SPELLED = new RegExp(
  String.raw`\b(?:(?:${SMALL}|a)[- ](?:and )?)?(?:${SMALL}[- ])*(?:${Object.keys(SCALES).join('|')})(?:[- ](?:and )?(?:${SMALL}|${Object.keys(SCALES).join('|')}))*\b`,
  'gi',
);

/** The value of such an amount: `nine hundred thousand` is 900000. */
export function spelledValue(words: string): number {
  let [sum, part] = [0, 0];
  for (const word of words.toLowerCase().match(/[a-z]+/g) ?? []) {
    const scale = SCALES[word];
    const [one, ten] = [ONES.indexOf(word), TENS.indexOf(word)];
    if (scale === 100) part = (part || 1) * scale;
    else if (scale) [sum, part] = [sum + (part || 1) * scale, 0];
    else if (one >= 0) part += one;
    else if (ten >= 0) part += (ten + 2) * 10;
  }
  return sum + part;
}

/** What belongs to a number and follows it: `12%`, `7th`, `10(b)`. */
const NUMBER_TAIL = /(?:[%\p{L}\p{N}]|\([a-z0-9]{1,4}\))*/iuy;

export function tailEnd(text: string, from: number): number {
  NUMBER_TAIL.lastIndex = from;
  return from + (NUMBER_TAIL.exec(text)?.[0].length ?? 0);
}

export const plain = (number: string): string => number.replaceAll(',', '');
export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? []).map((word) =>
    word.replace(/['’]s$/, ''),
  );

export function isoOf(date: string): string {
  const at = Date.parse(`${date} UTC`);
  return Number.isNaN(at) ? date : new Date(at).toISOString().slice(0, 10);
}

/** Numbers in figures and in words. */
export function numbersOf(document: string): Set<string> {
  const numbers = new Set([...document.matchAll(NUMBER)].map(([number]) => plain(number)));
  for (const [words] of document.matchAll(SPELLED)) numbers.add(String(spelledValue(words)));
  const words = new Set(document.toLowerCase().match(/[a-z]+(?:-[a-z]+)?/g) ?? []);
  for (let value = 0; value < 100; value++) {
    const tens = TENS[Math.floor(value / 10) - 2];
    const one = ONES[value % 10];
    const spelled = value < 20 ? ONES[value] : value % 10 === 0 ? tens : `${tens}-${one}`;
    if (words.has(spelled!)) numbers.add(String(value));
  }
  return numbers;
}
