import type { Paragraph } from '../../text/reading.js';
import type { Span } from '../../text/span.js';
import { soundOf } from '../../words/one-edit.js';
import type { DocumentRule } from '../rule.js';

interface NamesFound {
  /** Names that a word like *Inc.* makes a company's, without it. */
  companies: string[];
  others: string[];
  /** Every run of words in capitals. */
  runs: (Span & { words: string[] })[];
}

const WORD = "\\p{Lu}[\\p{L}\\d&-]*(?:['’]\\p{L}{2,})?";
const RUN = new RegExp(`${WORD}(?: (?:& )?${WORD})*`, 'gu');
/** Only from a word's beginning: else a long word would be read again from each of its letters. */
const COMPANY = new RegExp(
  `(?<![\\p{L}\\d&'’-])(${WORD}(?: (?:& )?${WORD}){0,4}?),? (?:Inc|LLC|L\\.L\\.C|Corp|Corporation|Ltd|Limited|LP|L\\.P|LLP|L\\.L\\.P|PLC|N\\.A|GmbH)\\b`,
  'gu',
);
/** What a company is in the case, or how its sentence begins. */
const BEFORE_NAME =
  /^(?:(?:The|Defendants?|Plaintiffs?|Petitioners?|Respondents?|Appell\p{Ll}+|Claimants?|Debtors?|Counsel|By|In|Under|With|For|As|And|But|When|If|On|Dear) )+(?=\p{Lu})/u;
/** No text has more, and each run is held against all of them. */
const MOST_COMPANIES = 60;
/** Shorter words differ by a letter too easily. */
const LEAST_LETTERS = 6;
/** Of a single word, a text that means the company speaks as often as this. */
const LEAST_OF_ONE_WORD = 3;

export const nameDrift: DocumentRule<NamesFound> = {
  id: 'name-drift',
  name: 'Name that varies',
  family: 'consistency',
  severity: 'high',
  why: 'Another spelling names another company, and a signature or a judgment may bind the wrong one.',
  source: 'Adams, A Manual of Style for Contract Drafting, on party names',
  documents: ['brief', 'contract', 'client-letter', 'demand-letter', 'memo', 'other'],
  matches: [
    'Northgate Holdings, Inc. leased the mill. Northgate Holdings paid in May, and [[Northgate Holding]] stopped in June.',
    'Larkmoor Freight, Inc. moved to dismiss. For these reasons [[Larkmore Freight]], Inc. asks for costs.',
    'Stonecrop Roofing, Inc. answers. [[Stonecrop Roofers]], Inc. sent no estimate.',
    'Hartwell Mining LLC sued. Hartwell Mining lost. [[Hartwel Mining]] appealed.',
  ],
  passes: [
    'Northgate Holdings, Inc. leased the mill. Northgate Holdings paid in May.',
    'Metavante Corporation sold it. Metavante, and Metavante’s clerk, signed, and Metavantes abound.',
    'Northgate Holdings, Inc. owns Southgate Holdings, LLC. Northgate Holdings sold Southgate Holdings.',
  ],
  collect: ({ text }: Paragraph) => ({
    companies: [...text.matchAll(COMPANY)].map((match) => match[1]!.replace(BEFORE_NAME, '')),
    // A museum, a farm, or a person: any name of several words.
    others: [...text.matchAll(RUN)]
      .map(([name]) => name.replace(BEFORE_NAME, ''))
      .filter((name) => /^\S{5,} \S+(?: \S+)?$/.test(name)),
    runs: [...text.matchAll(RUN)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      words: match[0].split(' '),
    })),
  }),
  check: (parts) => {
    const named = new Set(parts.flatMap(({ found }) => found.companies));
    const companies = [...named, ...new Set(parts.flatMap(({ found }) => found.others))]
      .map((name) => name.split(' '))
      .filter((words) => words.length > 1 || words[0]!.length >= LEAST_LETTERS)
      .slice(0, MOST_COMPANIES);
    if (companies.length === 0) return [];
    return variants(parts, companies, named).map(({ start, end, usual }) => ({
      start,
      end,
      remark: `Elsewhere the name is “${usual}.”`,
    }));
  },
};

interface Variant extends Span {
  usual: string;
  name: string;
}

/** Where a run has a name that differs by a letter from a company's that comes more often: each once. */
function variants(
  parts: readonly { at: number; found: NamesFound }[],
  companies: readonly string[][],
  named: ReadonlySet<string>,
): Variant[] {
  const counts = new Map<string, number>();
  const near = new Map<string, Variant>();
  const first = new Map<string, number>();
  const groups = new Map<string, (readonly string[])[]>();
  for (const company of companies) {
    groups.set(groupOf(company), [...(groups.get(groupOf(company)) ?? []), company]);
  }
  const lengths = [...new Set(companies.map(({ length }) => length))];
  for (const { at, found } of parts) {
    for (const { words, start, end } of found.runs.flatMap((run) =>
      lengths.flatMap((length) => windows(run, length, groups)),
    )) {
      const name = words.join(' ');
      for (const company of groups.get(groupOf(words))!) {
        const usual = company.join(' ');
        if (name === usual) {
          counts.set(usual, (counts.get(usual) ?? 0) + 1);
          if (!first.has(usual)) first.set(usual, at + start);
        } else if (isNear(company, words, named.has(usual))) {
          const key = `${usual}|${name}`;
          counts.set(key, (counts.get(key) ?? 0) + 1);
          if (!near.has(key)) near.set(key, { start: at + start, end: at + end, usual, name });
        }
      }
    }
  }
  return [...near].flatMap(([key, variant]) => {
    const usual = counts.get(variant.usual) ?? 0;
    const least = variant.usual.includes(' ') ? 0 : LEAST_OF_ONE_WORD;
    const others = counts.get(key)!;
    // Of two that come as often, the later is the slip.
    const isLater = variant.usual.includes(' ') && first.get(variant.usual)! < variant.start;
    return usual >= least && (others < usual || (others === usual && isLater)) ? [variant] : [];
  });
}

/** Names that can be near each other: as many words, and the first with the same letter. */
const groupOf = (words: readonly string[]): string => `${words.length}${words[0]![0]}`;

/** A run's parts of so many words that may be near a company's name. */
function windows(
  { words, start }: NamesFound['runs'][number],
  length: number,
  groups: ReadonlyMap<string, unknown>,
) {
  const found: (Span & { words: string[] })[] = [];
  let from = start;
  for (let at = 0; at + length <= words.length; at++) {
    if (groups.has(`${length}${words[at]![0]}`)) {
      const part = words.slice(at, at + length);
      found.push({ words: part, start: from, end: from + part.join(' ').length });
    }
    from += words[at]!.length + 1;
  }
  return found;
}

/** All words but one are the same, and that one by all letters but one. */
function isNear(name: readonly string[], other: readonly string[], isCompany: boolean): boolean {
  let differing: readonly [string, string] | null = null;
  for (const [at, word] of name.entries()) {
    if (word === other[at]) continue;
    if (differing || word[0] !== other[at]![0]) return false;
    differing = [word, other[at]!];
  }
  if (!differing) return false;
  const [one, two] = differing;
  if (Math.min(one.length, two.length) < LEAST_LETTERS - 1) return false;
  // A name's plural, and the people of a place.
  if (
    (name.length === 1 || !isCompany) &&
    (`${one}s` === two || `${two}s` === one || `${one}n` === two)
  )
    return false;
  if (one.toLowerCase() === two.toLowerCase()) return false;
  return differsByOne(one, two) || (name.length > 1 && isAlike(one, two));
}

/** `Larkmoor` and `Larkmore`, `Roofing` and `Roofers`. */
const isAlike = (one: string, two: string): boolean =>
  soundOf(one) === soundOf(two) ||
  (one.length > 5 &&
    one.slice(0, 4) === two.slice(0, 4) &&
    /(?:ing|ers?|ors?|s)$/.test(one) &&
    /(?:ing|ers?|ors?|s)$/.test(two));

/** One letter more, fewer, or another. */
function differsByOne(one: string, two: string): boolean {
  const [short, long] = one.length <= two.length ? [one, two] : [two, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return short.slice(long.length === short.length ? at + 1 : at) === long.slice(at + 1);
}
