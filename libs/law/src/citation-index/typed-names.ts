import type { IndexedDecision } from '@casewright/contracts';
import { compareEitherWay } from '@casewright/law/citations';
import { type AddedDecision, toDecision } from './merge-place.js';

/** Decisions of a list of names that are looked at; the commonest surnames have more. */
const LOOKED_AT = 250;
/** Words of a name that are no abbreviation of another. */
const SMALL = new Set('a an and at by co de et ex for in la le of on or re st the to v'.split(' '));
const FEWEST_LETTERS = 3;

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'v' && word !== 'vs');

/** Whether one is the beginning of the other: "Ariz" of "Arizona", "Company" as "Co.". */
const agrees = (typed: string, word: string): boolean =>
  word.startsWith(typed) ||
  (typed.startsWith(word) &&
    (word === 'co' || (word.length >= FEWEST_LETTERS && !SMALL.has(word))));

/** Whether a name begins with the first word typed. */
export const beginsAs = (typed: string, name: string): boolean =>
  wordsOf(name)[0]?.startsWith(wordsOf(typed)[0] ?? '') ?? false;

/** Tests whether a name has all words that were typed, each as one of its own. */
export function nameTest(typed: string): (name: string) => boolean {
  const wanted = wordsOf(typed);
  return (name) => {
    const words = wordsOf(name);
    return (
      wanted.length > 0 &&
      wanted.every((each) => {
        const at = words.findIndex((word) => agrees(each, word));
        if (at >= 0) words.splice(at, 1);
        return at >= 0;
      })
    );
  };
}

/**
 * The rows of lists of names, in the order in which they are looked at: those of every party typed,
 * then those of the first party, as the second may be half typed; of either, official ones first.
 */
export function likelyRows(
  lists: readonly (readonly number[])[],
  isOfficial: (row: number) => boolean,
): number[] {
  const [first = [], ...rest] = lists;
  const others = rest.map((list) => new Set(list));
  const inAll = new Set(first.filter((row) => others.every((list) => list.has(row))));
  const rank = (row: number): number => (inAll.has(row) ? 0 : 2) + (isOfficial(row) ? 0 : 1);
  const ranked = first.map((row) => ({ row, rank: rank(row) }));
  return ranked
    .sort((a, b) => a.rank - b.rank || a.row - b.row)
    .slice(0, LOOKED_AT)
    .map(({ row }) => row);
}

/** Without another record of the same decision: it has the name, and a citation of the first. */
export const distinct = (decisions: readonly IndexedDecision[]): IndexedDecision[] =>
  decisions.filter(
    (each, at) =>
      !decisions
        .slice(0, at)
        .some(
          (other) =>
            other.citations.some((citation) => each.citations.includes(citation)) &&
            compareEitherWay(other.name, each.name).verdict === 'same',
        ),
  );

/** What the index and what was added have by a name that is typed, the index's first. */
export function offeredFor(
  typed: string,
  known: readonly IndexedDecision[],
  added: readonly AddedDecision[],
): IndexedDecision[] {
  const hasWords = nameTest(typed);
  const found = added.filter(({ names }) => names.some(hasWords)).map(toDecision);
  const isFirst = ({ name }: IndexedDecision): number => (beginsAs(typed, name) ? 0 : 1);
  return distinct([...known, ...found.sort((a, b) => isFirst(a) - isFirst(b))]);
}
