import type { DocumentRule, Match } from '../rule.js';
import { collectTerms, type TermsFound } from './collect-terms.js';
import { phrasePlaces } from './phrase-places.js';

/** What every contract uses before it says what it is. */
const USUAL =
  /^(?:(?:this )?agreement|contract|part(?:y|ies)|effective date|lease|exhibit \w+|schedule \w+)$/i;
/** `(“Closing Payment”)`, `(the “Closing Payment”)`: defined in passing, not in a list. */
const IN_PASSING = /\([^()“”"]{0,24}["“]?$/;

export const termBeforeDefinition: DocumentRule<TermsFound> = {
  id: 'term-before-definition',
  name: 'Used before it is defined',
  family: 'consistency',
  severity: 'low',
  why: 'A reader who meets a capitalized term looks back for its definition and does not find it.',
  source: 'Adams, A Manual of Style for Contract Drafting, on defined terms',
  documents: ['contract'],
  matches: [
    {
      in: 'contract',
      text: 'Acme shall make the [[Closing Payment]] in May.\n\nAt the closing Acme shall pay $5,000 by wire (the “Closing Payment”).\n\nThe Closing Payment is final.',
    },
  ],
  passes: [
    {
      in: 'contract',
      text: 'Acme shall pay $5,000 by wire (the “Closing Payment”).\n\nAcme shall make the Closing Payment in May.',
    },
    {
      in: 'contract',
      text: 'Acme shall buy the Vessel in May.\n\n“Vessel” means the barge that Exhibit A describes.',
    },
  ],
  collect: collectTerms,
  check: (parts) => {
    const prose = parts.filter(({ found }) => found.sentences > 0);
    const definitions = parts.flatMap(({ at, found }) =>
      found.definitions
        .filter(({ start }) => IN_PASSING.test(found.text.slice(Math.max(0, start - 30), start)))
        .map(({ term, start }) => ({ term, paragraph: at, start: at + start })),
    );
    const places = phrasePlaces(
      definitions.map(({ term }) => term),
      prose.map(({ at, found }) => ({ at, text: found.text })),
      standsAlone,
    );
    const seen = new Set<string>();
    return definitions.flatMap(({ term, paragraph }): Match[] => {
      const start = places.get(term)?.[0];
      if (start === undefined || start >= paragraph || USUAL.test(term) || seen.has(term))
        return [];
      seen.add(term);
      return [
        {
          start,
          end: start + term.length,
          remark: `“${term}” is not defined until later.`,
        },
      ];
    });
  },
};

/** Not a part of a longer name: `Closing` in `Closing Date`. */
const standsAlone = (text: string, start: number, end: number): boolean =>
  !/[\p{L}\p{N}“"‘]$|\p{Lu}[\p{L}.&’']*,?\s$/u.test(text.slice(Math.max(0, start - 24), start)) &&
  !/^(?:\p{L}|\s\p{Lu}|[”"])/u.test(text.slice(end, end + 2));
