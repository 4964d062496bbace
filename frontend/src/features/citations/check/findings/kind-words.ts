import type { CheckedCitation } from '@casewright/contracts';

/** What a citation refers to, in words. */
export const KIND_WORDS: Record<CheckedCitation['kind'], string> = {
  case: 'Case',
  short: 'Short form',
  id: 'Id.',
  supra: 'Supra',
  reference: 'Reference by name',
  statute: 'Statute',
  regulation: 'Regulation',
  'federal-register': 'Federal Register',
  'public-law': 'Public law',
  'session-law': 'Session law',
  constitution: 'Constitution',
  'court-rule': 'Court rule',
  'sentencing-guideline': 'Sentencing guideline',
  journal: 'Journal article',
  book: 'Book',
  docket: 'Docket',
};
