const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A letter more, fewer, or another, or two that have changed places. */
export function* oneEditFrom(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after) yield before + after.slice(1);
    if (after.length > 1) yield before + after[1]! + after[0]! + after.slice(2);
    for (const letter of LETTERS) {
      yield before + letter + after;
      if (after) yield before + letter + after.slice(1);
    }
  }
}

const ENDING = /^(?:|e|s|d|r|n|y|t)$/;

/** `amend` and `amends`: forms of one word. */
export function isForm(first: string, second: string): boolean {
  let at = 0;
  while (at < first.length && first[at] === second[at]) at++;
  return ENDING.test(first.slice(at)) && ENDING.test(second.slice(at));
}

/** What is left of a name for the ear: its first letter and its consonants, each once in a row. */
export const soundOf = (name: string): string =>
  name[0]! +
  name
    .slice(1)
    .toLowerCase()
    .replace(/[aeiouyhw]/g, '')
    .replace(/(.)\1+/g, '$1');
