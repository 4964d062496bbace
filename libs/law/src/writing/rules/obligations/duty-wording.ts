import type { Token } from '@casewright/law/sentences';
import { type Phrase, type PhrasePlace, phraseRule } from '../phrases.js';

const PARTY =
  /(?:er|or|ee)s?$|^(?:Tenant|Client|Company|Consultant|Agent|Bank|Party|Parties|Landlord|Assistant|Participant|Accountant|Merchant|Affiliate)$/;

/** A party as a contract names it: `Buyer`, `the Contractor`, and not `Consent`. */
function isParty({ tokens, from }: PhrasePlace): boolean {
  const subject: Token | undefined = tokens[from - 1];
  if (!subject || subject.masked || !/^\p{Lu}/u.test(subject.text)) return false;
  return PARTY.test(subject.text) || (from > 1 && subject.pos === 'PROPN');
}

const DUTIES = `
is required to|are required to|is obligated to|are obligated to|is obliged to|
are obliged to|agrees to|undertakes to|covenants to|promises to|will be required to|
shall be required to|shall be obligated to|has the duty to|has the obligation to|
is under an obligation to`
  .trim()
  .split(/\|\s?/);

const phrases: Phrase[] = [
  ...DUTIES.map((find) => ({
    find,
    put: 'shall',
    safe: false as const,
    changesForce: true as const,
    where: (place: PhrasePlace) => isParty(place) && place.tokens[place.to]?.pos === 'VERB',
  })),
  {
    find: 'is responsible for',
    advice: 'say what the party has to do: “shall obtain”',
    where: (place) => isParty(place) && /ing$/.test(place.tokens[place.to]?.lower ?? ''),
  },
];

export const dutyWording = phraseRule(
  {
    id: 'duty-wording',
    name: 'Duty in other words than “shall”',
    family: 'obligations',
    severity: 'low',
    why: 'One contract should have one word for a duty; other words make readers ask whether another thing is meant.',
    source: 'Adams, A Manual of Style for Contract Drafting, on categories of contract language',
    documents: ['contract'],
    matches: [{ in: 'contract', text: 'Contractor [[is required to]] carry insurance.' }],
    passes: [
      { in: 'contract', text: 'Contractor shall carry insurance.' },
      { in: 'contract', text: 'Consent is required to assign the lease.' },
      { in: 'brief', text: 'Contractor agrees to the facts.' },
    ],
  },
  phrases,
);
