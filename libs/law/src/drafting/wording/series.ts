import { tagged, verbGroups } from '@casewright/law/sentences';

/** `Lunch and dinner` of `breakfast, lunch and dinner`: no item stands for itself of a list that `and` ends. */
export function isListed(phrases: readonly string[], at: number): boolean {
  const ends = phrases.findIndex(
    (each, index) => index >= at && /\p{L} (?:and|or) \p{L}/u.test(each),
  );
  return (
    ends >= at &&
    ends - at < 4 &&
    phrases.slice(at, ends + 1).every((each) => /^\s*\p{Ll}[^:$£€]*$/u.test(each) && isBare(each))
  );
}

/** `Mulch` of `the Provider supplies seed, mulch`: what is acted upon too, in a note that does without `and`. */
const GOES_WITH = /^\s*(?!no\b|not\b|never\b|plus\b)[\p{L}'’-]+(?: [\p{L}'’-]+\.?){0,2}$/iu;
export const isOfList = (words: string, before: string): boolean =>
  GOES_WITH.test(words) &&
  isBare(words) &&
  !/:| [-–—] /.test(before) &&
  /\p{L}$/u.test(before) &&
  verbGroups(tagged(before)).some(({ to }) => to < tagged(before).length);

/** A list that only commas part, with `and` before its last item. */
export function inSeries(text: string): string {
  const [first, ...others] = text.split(/, (?!\d)/);
  const isList =
    others.length > 0 &&
    !/ (?:and|or) /.test(text) &&
    others.every((each) => isOfList(each, first!));
  return isList ? text.replace(/, ([^,]+)$/, `${others.length > 1 ? ',' : ''} and $1`) : text;
}

const isBare = (words: string): boolean => {
  const [first] = words.split(/ (?:and|or) /);
  return verbGroups(tagged(first!)).length === 0;
};
