import { note } from '../clause.js';

/** How long the contract lasts, how it is renewed and how it is ended without a breach. */
export const TERM_NOTES = {
  'expiration-date': note(
    'Expiration date',
    'low',
    'This clause says how long the contract lasts.',
    'Calendar the end of the term.',
  ),
  'renewal-term': note(
    'Renewal term',
    'low',
    'This clause says whether and for how long the contract goes on after its first term.',
    'Calendar the renewal, and check who must act for it to happen or not to happen.',
  ),
  'notice-period-to-terminate-renewal': note(
    'Notice to stop renewal',
    'medium',
    'This clause says when notice must be given so that the contract does not renew.',
    'Calendar the last day for notice with a margin.',
  ),
  'termination-for-convenience': note(
    'Termination for convenience',
    'medium',
    'This clause lets a party end the contract without a breach by the other.',
    'Check who has the right, the notice, and what is owed on exit.',
  ),
  'post-termination-services': note(
    'After termination',
    'low',
    'This clause says what a party owes or may do after the contract has ended.',
    'Check how long it lasts and who pays for it.',
  ),
};
