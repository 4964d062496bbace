import type { ClauseCategory } from '@casewright/contracts';
import { type ClauseNote, note } from '../clause.js';
import { GENERAL_NOTES } from './general-notes.js';
import { LIABILITY_NOTES } from './liability-notes.js';
import { MONEY_NOTES } from './money-notes.js';
import { PROPERTY_NOTES } from './property-notes.js';
import { RESTRICTION_NOTES } from './restriction-notes.js';
import { TERM_NOTES } from './term-notes.js';

/** What is said about a clause of each category, grouped as the cues are. */
export const CLAUSE_NOTES: Record<ClauseCategory, ClauseNote> = {
  'document-name': note('Document name', 'info', 'The name that the contract gives itself.'),
  parties: note('Parties', 'info', 'A party to the contract, with its defined name.'),
  'agreement-date': note('Agreement date', 'info', 'The date of the contract.'),
  'effective-date': note(
    'Effective date',
    'info',
    'When the contract takes effect; periods often run from it.',
  ),
  ...TERM_NOTES,
  ...GENERAL_NOTES,
  ...RESTRICTION_NOTES,
  ...MONEY_NOTES,
  ...PROPERTY_NOTES,
  ...LIABILITY_NOTES,
};
