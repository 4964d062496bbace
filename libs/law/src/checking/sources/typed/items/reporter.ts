import { normalizeReporter, reporterEditions } from '@casewright/law/citations';
import { isShortOf, wordsOf } from './words.js';

const ORDINALS: Record<string, string> = {
  second: '2d',
  third: '3d',
  fourth: '4th',
  fifth: '5th',
};
const SERIES =
  /,?\s*(?:\b|(?<=\p{L}))(?:(2)\s?n?d|(3)\s?r?d|([4-6])\s?th|(second|third|fourth|fifth))(?:\s+series)?\.?$/iu;

/** `F3rd`, `Federal Reporter, Third Series`: the name, and the series as reporters print it. */
function parted(typed: string): [name: string, series: string] {
  const found = SERIES.exec(typed);
  if (!found) return [typed, ''];
  const [, second, third, later, word] = found;
  const series = second
    ? '2d'
    : third
      ? '3d'
      : later
        ? `${later}th`
        : ORDINALS[word!.toLowerCase()]!;
  return [typed.slice(0, found.index), series];
}

/** What reporters are called behind their own words, and typing leaves out. */
const LAST = /^(?:reporters?|reports?|series)$/;
const seriesOf = (abbreviation: string): string => /(\d(?:d|th))\b/.exec(abbreviation)?.[1] ?? '';

/** The one reporter of whose name each word typed is a part: `Fed Supp 3d`, `Pacific 2d`. */
function reporterByWords(name: string, series: string): string | undefined {
  const typed = wordsOf(name);
  if (typed.length === 0 || typed.join('').length < 3) return undefined;
  const matching = reporterEditions().filter((edition) => {
    if (seriesOf(edition.abbreviation) !== series) return false;
    const words = wordsOf(edition.name);
    const rest = words.slice(typed.length);
    return (
      typed.length <= words.length &&
      rest.every((word) => LAST.test(word)) &&
      typed.every((word, at) => isShortOf(word, words[at]!))
    );
  });
  const found = new Set(matching.map(({ abbreviation }) => abbreviation));
  return found.size === 1 ? [...found][0] : undefined;
}

/** A reporter as cited, whatever form was typed. */
export function reporterOf(typed: string, year?: number): string | undefined {
  const [name, series] = parted(typed);
  return (
    normalizeReporter(typed, year) ??
    normalizeReporter(`${name} ${series}`, year) ??
    reporterByWords(name, series)
  );
}
