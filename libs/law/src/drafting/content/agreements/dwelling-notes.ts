import { LAW_AS_OF } from '../../jurisdictions.js';
import { DWELLING_TERMS, type DwellingTerms } from './dwelling-terms.js';

type Of<Key extends keyof DwellingTerms> = NonNullable<DwellingTerms[Key]>;

/** The notes of a section of the lease on what the States allow, a line each. */
const notes = <Key extends 'deposit' | 'back' | 'late'>(
  key: Key,
  says: (terms: Of<Key>) => string,
): string =>
  DWELLING_TERMS.flatMap((row) => {
    const terms = row[key];
    if (!terms) return [];
    const { law } = terms as { law: string };
    const reason = `${says(terms as Of<Key>)} As of ${LAW_AS_OF}; check for later changes.`;
    return [`>j [state.${row.state}&residential] ${reason} @@ ${law}`];
  }).join('\n');

const besides = (words: string | undefined): string => (words ? `; ${words}` : '');

export const DEPOSIT_NOTES = notes(
  'deposit',
  ({ months, but, unless }) =>
    `The deposit may not exceed ${months === 1 ? 'one month’s' : `${months} months’`} rent${besides(but)}${unless ? `, with exceptions: ${unless}` : ''}.`,
);

export const RETURN_NOTES = notes(
  'back',
  ({ days, but }) =>
    `The deposit, less what is itemized, is due within ${days} days${besides(but)}.`,
);

export const LATE_NOTES = notes('late', ({ percent, grace, but }) => {
  const limits = [
    ...(grace ? [`none until ${grace} days after the due date`] : []),
    ...(percent ? [`none above ${percent} percent of the rent`] : []),
  ];
  return `Late charges are limited: ${limits.join(', and ')}${besides(but)}.`;
});
