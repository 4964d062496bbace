import { compareCaseNames, namesOf } from './compare-case-names.js';
import { compareParties, isTelling } from './compare-parties.js';
import type { NameWord, Party } from './parties.js';
import { alike, sameWord } from './same-word.js';
import { isOrganizational } from './vocabulary.js';

/** Parties of a name that a word can tell from others: no governments. */
const toldParties = (name: string): Party[] =>
  namesOf(name)
    .flatMap(({ parties }) => parties)
    .flatMap((party) => (party.relator ? [party, party.relator] : [party]))
    .filter(({ sovereign, words }) => sovereign === undefined && words.length > 0);

const tells = (word: NameWord): boolean =>
  isTelling(word) && !word.isPlace && !word.isNumber && word.text.length > 2;

/** The word that tells a party from others, as it is looked up: for each party its first. */
export function partyHeads(name: string): string[] {
  const parties = toldParties(name);
  const heads = parties.flatMap(({ words }) => {
    const own = words.find((word) => tells(word) && !isOrganizational(word.text));
    return (own ?? words.find(tells))?.text ?? [];
  });
  return heads.length > 0 ? heads : parties.slice(0, 1).map(({ words }) => words[0]!.text);
}

/**
 * Whether two names have no party in common and no word that tells one, however spelled. Only such
 * names are certainly of two cases; others may be a misprint, or what another record calls it.
 */
export function haveNothingInCommon(a: string, b: string): boolean {
  if (compareCaseNames(a, b).verdict !== 'different') return false;
  if (compareCaseNames(b, a).verdict !== 'different') return false;
  if (isPartOf(a, b) || isPartOf(b, a)) return false;
  const [one, other] = [toldParties(a), toldParties(b)];
  return !one.some((mine) =>
    other.some((theirs) => compareParties(mine, theirs).same || haveAWord(mine, theirs)),
  );
}

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** A caption cut short where it was read: "Petitioner v. United States", of "Fowler, Petitioner v. …". */
const isPartOf = (part: string, whole: string): boolean =>
  part.split(/\sv\.\s/).every((party) => letters(whole).includes(letters(party)));

/** What organizations are called tells a party only where nothing else does. */
function tellingWords({ words }: Party): NameWord[] {
  const all = words.filter(tells);
  const own = all.filter(({ text }) => !isOrganizational(text));
  return own.length > 0 ? own : all;
}

const haveAWord = (a: Party, b: Party): boolean =>
  tellingWords(a).some((word) => tellingWords(b).some((each) => areNear(word, each)));

const areNear = (a: NameWord, b: NameWord): boolean =>
  sameWord(a, b) || alike(a, b) || likeness(a.text, b.text) >= NEAR;

/** Share of common letters, in order, from which two words are taken for one, misspelled. */
const NEAR = 0.74;

function likeness(a: string, b: string): number {
  if (a.length < 4 || b.length < 4) return 0;
  // The longest common subsequence, a row at a time.
  let row = new Array<number>(b.length + 1).fill(0);
  for (const letter of a) {
    const next = [0];
    for (let at = 0; at < b.length; at++)
      next.push(letter === b[at] ? row[at]! + 1 : Math.max(row[at + 1]!, next[at]!));
    row = next;
  }
  return (2 * row.at(-1)!) / (a.length + b.length);
}
