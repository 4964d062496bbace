import type { DocumentRule } from '../rule.js';
import { collectTerms, type TermsFound } from './collect-terms.js';

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
  check: (parts) =>
    parts.reduce((sum, { found }) => sum + found.sentences, 0) < LEAST_SENTENCES
      ? []
      : parts.flatMap(({ at, found }, i) =>
          found.definitions
            .filter(({ term, end }) => !isUsed(term, parts, i, end))
            .map(({ term, start, end }) => ({
              start: at + start,
              end: at + end,
              remark: `“${term}” is defined here and does not come again.`,
            })),
        ),
};

/** Anywhere but where it is defined; a plural or a possessive is a use. */
function isUsed(
  term: string,
  parts: readonly { found: TermsFound }[],
  own: number,
  end: number,
): boolean {
  const stem = term.replace(/s$/, '');
  return parts.some(({ found: { text } }, i) => {
    for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1)) {
      const isDefinition = i === own && at >= end - term.length - 1 && at < end;
      const isWord =
        !/\p{L}/u.test(text[at - 1] ?? ' ') && !/^s?[a-rt-z]/.test(text.slice(at + stem.length));
      if (!isDefinition && isWord) return true;
    }
    return false;
  });
}
