import { courtById, courtFromCitation } from '@casewright/law/citations';
import { expressionOf, wordsOf } from '../../source/condition.js';
import type { Capture } from '../../source/template-source.js';

const SIDES: Readonly<Record<string, string>> = {
  N: 'Northern',
  S: 'Southern',
  E: 'Eastern',
  W: 'Western',
  C: 'Central',
  M: 'Middle',
};

/** `S.D.N.Y.` → `Southern District of New York`; null for letters that are no federal district. */
function districtOf(abbreviation: string): string | null {
  const court = courtById(courtFromCitation(abbreviation) ?? '');
  if (court?.system !== 'federal' || court.type !== 'trial' || !court.location) return null;
  const place = court.location === 'Washington D.C.' ? 'Columbia' : court.location;
  const side = /^[NSEWCM](?=\.?\s?D)/.exec(abbreviation)?.[0];
  return `${side ? `${SIDES[side]} ` : ''}District of ${place}`;
}

const STATE_NAMES = 'California|New York|Texas|Delaware|Florida|Illinois';

/** Names of courts as free text has them, with their place. */
export const COURT_NAMES: readonly Capture[] = [
  /\b((?:Northern|Southern|Eastern|Western|Central|Middle) District of [A-Z][a-z]+(?: [A-Z][a-z]+)?|District of [A-Z][a-z]+(?: [A-Z][a-z]+)?)/,
  {
    at: /(?<![\w.])((?:[NSEWCM]\.\s?D|D)\.\s?(?:[NSWRDP]\.\s?(?:[A-Z]\.|Va\.|Dak\.)|[A-Z][a-z]{1,4}(?:\.|\b))|[NSEW]DNY)(?=[\s,;.)]|$)/,
    as: districtOf,
  },
  /\b((?:King|Queen)['’]s Bench Division|Chancery Division)\b/,
  {
    at: /\b((?:LA|L\.A\.|Los Angeles)(?: County)? Superior Court|LASC)\b/,
    as: 'Superior Court of California, County of Los Angeles',
  },
  new RegExp(
    `\\b((?:\\d{1,3}(?:st|nd|rd|th) (?:Judicial )?)?(?:(?!The |In |Before |This )[A-Z][a-z]+ ){0,4}?(?:Superior|Supreme|Circuit|District|Chancery|County) Court(?:,? (?:of|for|at)(?: the)? (?:State of |County of )?[A-Z][A-Za-z]+(?: [A-Z][a-z]+)*(?:(?<=County), (?:${STATE_NAMES}))?)?(?:, County of [A-Z][a-z]+(?: [A-Z][a-z]+)?|, [A-Z][a-z]+(?: [A-Z][a-z]+)? County(?:, (?:${STATE_NAMES}))?)?)`,
  ),
];

/** A court's name as a sentence has it, after “the”. */
const inFull = (name: string): string =>
  /^(?:\w+ )?District of /.test(name) ? `United States District Court for the ${name}` : name;

/** Names of trial courts in full, for a sentence. */
export const COURTS_IN_FULL: readonly Capture[] = COURT_NAMES.map((each) => ({
  at: expressionOf(each),
  as: (found) => {
    const name = wordsOf(each, found);
    return name === null ? null : inFull(name);
  },
}));

/** The court that an appeal comes from, with its article. */
export const COURTS_BELOW: readonly Capture[] = COURTS_IN_FULL.map((each) => ({
  at: expressionOf(each),
  as: (found) => {
    const name = wordsOf(each, found);
    return name === null || /Appellate|Court of Appeal|Supreme/.test(name) ? null : `the ${name}`;
  },
}));
