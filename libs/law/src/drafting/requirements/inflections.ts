/** The base form: `carries` → `carry`, `pushes` → `push`, `pays` → `pay`. */
export const baseOf = (verb: string): string =>
  IRREGULAR[verb] ??
  verb
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x|z|zz|o)es$/, '$1')
    .replace(/(?<=[^s])s$/, '');
const IRREGULAR: Readonly<Record<string, string>> = {
  is: 'be',
  are: 'be',
  was: 'be',
  were: 'be',
  has: 'have',
};

export const isJoin = (word: string): boolean => /^(?:and|or)$/.test(word);

/** `keep` → `keeps`: a defined term is one, however many it stands for. */
export const thirdOf = (word: string): string => {
  if (isJoin(word) || /s$|ed$/.test(word)) return word;
  if (word === 'have') return 'has';
  return /(?:sh|ch|x|z|o)$/.test(word) ? `${word}es` : `${word.replace(/(?<=[^aeiou])y$/, 'ie')}s`;
};

export const isPast = (act: string): boolean =>
  /(?<!e)ed$/.test(act) ||
  /^(?:took|gave|made|told|said|wrote|went|came|left|sold|bought|paid|kept|held|found|ran|fell|saw|knew|met|sent|lost|began|stole|drove|built|brought|got|had|did)$/.test(
    act,
  );
