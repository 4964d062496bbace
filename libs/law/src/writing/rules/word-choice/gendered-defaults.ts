import type { Sentence } from '../../text/reading.js';
import { inSentences } from '../in-sentences.js';
import { type Phrase, phraseCheck, phrasesOf } from '../phrases.js';
import type { Match, Rule } from '../rule.js';

const TITLES = phrasesOf(`
chairman > chair | chairmen > chairs | reasonable man > reasonable person | draftsman > drafter |
draftsmen > drafters | policeman > police officer | policemen > police officers | fireman > firefighter |
firemen > firefighters | mailman > mail carrier | salesman > salesperson | salesmen > salespeople |
businessman > businessperson | businessmen > businesspeople | spokesman > spokesperson |
congressman > member of Congress | layman > layperson | laymen > laypeople | repairman > repairer |
manpower > staff | mankind > humankind | man-made > artificial | stewardess > flight attendant |
manned > staffed | workmen's compensation > workers' compensation |
workman's compensation > workers' compensation`);

const SMALL = /^\p{Ll}/u;

const titles = phraseCheck(
  TITLES.map(
    (phrase): Phrase => ({
      ...phrase,
      safe: false,
      where: ({ tokens, from }) => SMALL.test(tokens[from]!.text),
    }),
  ),
);

/** People of whom nothing but their part is known. */
const GENERIC =
  /^(?:employee|employer|tenant|landlord|lawyer|attorney|judge|juror|person|party|witness|officer|doctor|physician|buyer|seller|client|defendant|plaintiff|litigant|lessee|lessor|licensee|owner|user|applicant|citizen|student|teacher|worker|member|director|shareholder|trustee|guardian|individual|taxpayer|voter|creditor|debtor|driver|patient|customer|borrower|lender|claimant|contractor|agent|manager|reader|writer|suspect|prisoner|inmate|arbitrator|expert|executor|candidate)$/;
const DETERMINERS = /^(?:a|an|each|every|any|no)$/;
const FINITE_PAST =
  /ed$|^(?:was|were|had|did|said|told|went|came|took|gave|made|saw|left|ran|drove|shot|felt|found|knew|thought|asked|fell|lost|kept|wrote|began|got|hit|brought|sold|bought|signed)$/;

/** `each juror … his`: one of the group stands for all of it. */
function generic(sentence: Sentence): Match[] {
  const { tokens } = sentence;
  const at = tokens.findIndex(
    ({ lower, pos }, i) =>
      DETERMINERS.test(lower) && pos === 'DET' && GENERIC.test(tokens[i + 1]?.lower ?? ''),
  );
  if (at < 0 || at > 3) return [];
  const rest = tokens.slice(at + 2);
  if (
    rest.some(
      ({ lower, pos, masked }) =>
        masked ||
        (pos !== 'ADJ' && FINITE_PAST.test(lower) && pos === 'VERB') ||
        /^(?:was|had|mr|mrs)$/.test(lower) ||
        (pos === 'PROPN' && !/day$/.test(lower)),
    )
  )
    return [];
  const pronoun = rest.find(({ lower }) => /^(?:he|his|him|himself)$/.test(lower));
  if (!pronoun || rest.some(({ lower }) => /^(?:she|her|hers)$/.test(lower))) return [];
  const who = tokens[at + 1]!.text;
  return [
    {
      start: pronoun.start,
      end: pronoun.end,
      remark: `“${tokens[at]!.text} ${who}” may be a woman: make the noun plural, or repeat it.`,
    },
  ];
}

export const genderedDefaults: Rule = {
  id: 'gendered-default',
  name: 'Gendered default',
  family: 'word-choice',
  severity: 'low',
  why: 'A word for men where anybody is meant leaves out half of those bound by it, and distracts many readers.',
  source:
    'The Redbook, on gender-neutral language; The Chicago Manual of Style, on bias-free language',
  matches: ['Each juror must keep [[his]] notes.', 'A [[reasonable man]] would have stopped.'],
  passes: ['Mr. Ortiz kept his notes in the truck.'],
  check: (paragraph, context) => [
    ...titles(paragraph, context),
    ...inSentences(paragraph, generic),
  ],
};
