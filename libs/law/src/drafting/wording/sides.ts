import { callingsOf } from '../requirements/callings.js';
import { candidatesIn } from '../requirements/candidates.js';
import { escaped, namesIn } from '../requirements/names.js';
import { isPersonal } from '../requirements/nature.js';
import { speaksFor, supportsOf } from '../requirements/short-names.js';
import type { TemplateSource, Value } from '../source/template-source.js';

/** A party as the document calls it. */
export interface Side {
  /** `the Provider`; of parties that are called alike, the name. */
  term: string;
  /** Empty where nobody knows it yet. */
  name: string;
  called: readonly string[];
  /** Source of an expression for what it does rather than the other. */
  does?: string;
  /** The nouns that the request calls it besides, and the other not. */
  callings: readonly string[];
  isPerson: boolean;
  /** False of a name that is to be confirmed. */
  isSure: boolean;
  /** Two persons who are one side. */
  isSeveral: boolean;
}

const PRONOUN = /\b(?:it|its|they|them|their|he|him|his|she|her|hers|we|us|our|I|me|my)\b/i;

/** True of words that mean a party by more than its role: who it is must be sure before they are a term. */
export const isNamed = ({ name, callings }: Side, words: string): boolean =>
  PRONOUN.test(words) ||
  supportsOf(name, words).length > 0 ||
  callings.some((noun) => words.toLowerCase().includes(noun));

interface Sexes {
  he: Side;
  she: Side;
  isSure: boolean;
}

/** What a pronoun of the requirements may stand for. */
export interface Sides {
  all: readonly Side[];
  /** The one human being that the whole text speaks of; null where there may be others. */
  onlyPerson: Side | null;
  /** Which of two persons is `he`, and which `she`. */
  sexes: Sexes | null;
  /** True where the text has `he` and `she`. */
  isOfBoth: boolean;
  /** Whom the paper is for, where somebody says so. */
  client?: string;
  /** The party that a request for an agreement speaks for: `we` and `I`. */
  speaker: Side | null;
  /** True where the speaker is no third person: counsel speaks of a client as `she`. */
  isFirst: boolean;
  /** The words of all names in the text. */
  names: ReadonlySet<string>;
}

/** What a note defines a party as: `Thistlewick Apiaries, LLC (beekeeper)`, `Chef: Bo Ray`. */
const labelsOf = (name: string, text: string): string[] =>
  name === ''
    ? []
    : [
        ...text.matchAll(
          new RegExp(
            `${escaped(name)},? \\((?:the )?["“]?(\\p{L}\\p{Ll}{2,20})["”]?\\)|(?<=^|\\n|[.;•] |\\n[-*] )(\\p{L}\\p{Ll}{2,20}): ${escaped(name)}`,
            'gu',
          ),
        ),
      ].map(([, behind, before]) => (behind ?? before)!.toLowerCase());

/** Both have the same label, and are told by what they do. */
const EVEN = ['the Discloser', 'the Recipient'];

export function sidesOf(
  { parties, isEven }: Pick<TemplateSource, 'parties' | 'isEven'>,
  values: ReadonlyMap<string, Value>,
  facts: ReadonlySet<string>,
  text: string,
): Sides {
  const sides = parties.map(({ role, label, called, does }, at): Side => {
    const { text: sure = null, suggestion = '' } = values.get(role) ?? {};
    const name = sure ?? suggestion;
    const known = isEven && facts.has('mutual') ? name : EVEN[at]!;
    const isPerson = facts.has(`person.${role}`) || isPersonal(name.replace(/ of .*/s, ''));
    return {
      term: isEven ? known : `the ${label}`,
      name,
      ...(does && { does }),
      called: [...(isEven && facts.has('mutual') ? [] : called), ...labelsOf(name, text)],
      callings: name ? callingsOf(name, isPerson, text) : [],
      isPerson,
      isSure: suggestion === '' || sure !== null,
      isSeveral: isPerson && / (?:and|&) /.test(name),
    };
  });
  const all = sides.map((side) => ({
    ...side,
    callings: side.callings.filter(
      (noun) =>
        // `The press is a 1962 Windmill`: a thing of that name.
        !new RegExp(`\\bthe ${noun} (?:is|was) (?:an? |\\d|(?!paid)\\p{L}+ed\\b|set )`, 'iu').test(
          text,
        ) &&
        !sides.some(
          (other) => other !== side && [...other.called, ...other.callings].includes(noun),
        ),
    ),
  }));
  const speaker = all.find(({ name }) => speaksFor(name, text)) ?? speakerOf(parties, all, text);
  const isFirst =
    speaker !== null && !/\bclients?\b|\brepresent|\bbehalf\b|\bact for\b/i.test(text);
  const persons = all.filter((side) => side.isPerson && !(isFirst && side === speaker));
  const [only] = persons;
  const isSpokenOf = (name: string): boolean =>
    all.some((side) => side.name.includes(name) || (side.name !== '' && name.includes(side.name)));
  const isOfBoth = /\b(?:he|him|his)\b/i.test(text) && /\b(?:she|her)\b/i.test(text);
  const hasStrangers = strangersIn(text, isSpokenOf);
  const hasOthers = hasStrangers || isOfBoth;
  const names = new Set(namesIn(text).flatMap(({ name }) => name.split(/,? /)));
  const client = values.get('moving_party')?.text;
  return {
    all,
    names,
    ...(client && { client }),
    isOfBoth,
    sexes: isOfBoth
      ? sexesOf(persons, text, !hasStrangers, parties[1]?.role === 'recipient' && !isEven)
      : null,
    speaker,
    isFirst,
    onlyPerson: only && persons.length === 1 && !hasOthers ? only : null,
  };
}

/** Whether a person besides those that are spoken of acts. */
const strangersIn = (text: string, isSpokenOf: (name: string) => boolean): boolean =>
  candidatesIn(text).some(
    ({ name, isPerson, start, mentions }) =>
      isPerson &&
      !isSpokenOf(name) &&
      // Whom only others act on is hardly the one who goes on as `she`.
      mentions.some(({ end }) =>
        /^,?\s(?:will|shall|must|may|can|has|had|is|was|\p{Ll}+(?:s|ed))\b/u.test(text.slice(end)),
      ) &&
      !/\b(?:as|name|mark|brand)\s$/.test(text.slice(0, start)),
  );

/** Who says `we`, by what `we` do. */
function speakerOf(
  parties: TemplateSource['parties'],
  all: readonly Side[],
  text: string,
): Side | null {
  const said = text.replace(/\b(?:[Ww]e|I)(?: are|['’]re| am|['’]m)(?= \p{Ll}+ing\b)/gu, 'we is');
  const deeds = parties.map(
    ({ does = '(?!)' }) =>
      [...said.matchAll(new RegExp(`\\b(?:[Ww]e|I) (?:${does})\\b`, 'g'))].length,
  );
  const [first = 0, second = 0] = deeds;
  if (first === second) return null;
  return all[first > second ? 0 : 1] ?? null;
}

const REACH = 150;
/** What a letter demands, its recipient is to do. */
const ASKED = /\bdemand that (?:he|she) |\b(?:he|she) (?:must|has to|needs to) /i;

/** Of two persons and both pronouns, who is which: by who was named last before each. */
function sexesOf(
  persons: readonly Side[],
  text: string,
  isSure: boolean,
  isLetter: boolean,
): Sexes | null {
  const [one, other] = persons;
  if (!one || !other || persons.length > 2 || persons.some(({ isSeveral }) => isSeveral))
    return null;
  let balance = 0;
  let total = 0;
  for (const { 0: word, index } of text.matchAll(/\b(?:he|him|his|she|her)\b/gi)) {
    const [first, second] = [one, other].map((side) => lastOf(side, text.slice(0, index)));
    // Who begins a sentence was mostly spoken of in the one before.
    const weight = /^[HS]h?e$/.test(word) ? 2 : 1;
    const isMale = /^h(?:e|im|is)$/i.test(word);
    if (isLetter && ASKED.test(text.slice(index - 30, index + 14)))
      return isMale ? { he: other, she: one, isSure } : { he: one, she: other, isSure };
    // Farther on, a text may have come to speak of the other.
    if (index - Math.max(first!, second!) > REACH) continue;
    if (first !== second) total += weight;
    if (first !== second) balance += isMale === first! > second! ? weight : -weight;
  }
  if (Math.abs(balance) * 2 <= total) return null;
  return balance > 0 ? { he: one, she: other, isSure } : { he: other, she: one, isSure };
}

const lastOf = ({ name, called, callings }: Side, text: string): number =>
  Math.max(
    ...[name, ...name.split(' '), ...called, ...callings].map((word) =>
      word.length > 2 ? text.toLowerCase().lastIndexOf(word.toLowerCase()) : -1,
    ),
  );
