import type { DocumentRule, Match } from '../rule.js';
import { collectTerms, type TermsFound } from './collect-terms.js';
import { phrasePlaces } from './phrase-places.js';

/** A clause that stands alone is not where its terms are used. */
const LEAST_SENTENCES = 2;

export const unusedTerm: DocumentRule<TermsFound> = {
  id: 'unused-term',
  name: 'Defined and not used',
  family: 'consistency',
  severity: 'low',
  why: 'A definition that nothing uses makes readers look for what they missed.',
  source: 'Adams, A Manual of Style for Contract Drafting, on defined terms',
  documents: ['contract'],
  matches: [
    {
      in: 'contract',
      text: 'Acme Company (“[[Vendor]]”) sells presses to Borden, Inc. (“Buyer”). Buyer shall pay.',
    },
  ],
  passes: [
    {
      in: 'contract',
      text: 'Acme Company (“Acme”) sells presses to Borden, Inc. (“Buyer”). Buyer shall pay Acme.',
    },
  ],
  collect: collectTerms,
  check: (parts) => {
    const sentences = parts.reduce((sum, { found }) => sum + found.sentences, 0);
    return sentences < LEAST_SENTENCES ? [] : unused(parts);
  },
};

function unused(parts: readonly { at: number; found: TermsFound }[]): Match[] {
  const definitions = parts.flatMap(({ at, found }) =>
    found.definitions.map(({ term, start, end }) => ({ term, start: at + start, end: at + end })),
  );
  const places = phrasePlaces(
    definitions.map(({ term }) => stemOf(term)),
    parts.map(({ at, found }) => ({ at, text: found.text })),
    isWord,
  );
  return definitions
    .filter(({ term, end }) => {
      const isOwn = (at: number): boolean => at >= end - term.length - 1 && at < end;
      const own = places.get(stemOf(term)) ?? [];
      return own.length === 0 || (isOwn(own[0]!) && isOwn(own.at(-1)!));
    })
    .map(({ term, start, end }) => ({
      start,
      end,
      remark: `“${term}” is defined here and does not come again.`,
    }));
}

/** A plural or a possessive is a use as well. */
const stemOf = (term: string): string => term.replace(/s$/, '');

const isWord = (text: string, start: number, end: number): boolean =>
  !/\p{L}/u.test(text[start - 1] ?? ' ') && !/^s?[a-rt-z]/.test(text.slice(end, end + 2));
