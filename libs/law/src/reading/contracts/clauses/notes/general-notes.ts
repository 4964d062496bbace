import { note } from '../clause.js';

/** Law, assignment, control, and people outside the contract. */
export const GENERAL_NOTES = {
  'governing-law': note(
    'Governing law',
    'info',
    'This clause chooses the law that governs the contract.',
  ),
  'change-of-control': note(
    'Change of control',
    'medium',
    'This clause grants a right, or requires notice or consent, when a party is sold or merges.',
    'Check it before any sale, merger or reorganization of the client.',
  ),
  'anti-assignment': note(
    'Assignment',
    'low',
    'This clause says whether the contract may be assigned, and with whose consent.',
    'Check whether mergers and assignments to affiliates are allowed.',
  ),
  'audit-rights': note(
    'Audit rights',
    'low',
    'This clause lets a party inspect the other’s books, records or premises, or requires a party to keep them.',
    'Check how often, on what notice, and who bears the cost.',
  ),
  'third-party-beneficiary': note(
    'Third-party beneficiary',
    'low',
    'This clause lets a nonparty rely on the contract.',
    'Check who that is, and whether the parties may change the contract without them.',
  ),
};
