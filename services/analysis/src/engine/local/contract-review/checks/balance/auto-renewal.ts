import type { Check } from '../../review.js';
import { wordsAt } from '../words.js';

const AUTOMATIC =
  /\bautomatic(?:ally)?\b[^.]{0,80}\b(?:renew|extend|continue)|\b(?:renew|extend)(?:s|ed|al)?\b[^.]{0,60}\bautomatic|\bshall (?:be )?(?:renewed?|extended?)\b[^.]{0,160}\bunless\b/i;
const NOTICE =
  /\b(?:at least|not less than|no (?:less|fewer) than|minimum of|within)?\s*((?:[a-z-]+\s+)?\(?\d{1,3}\)?\s*(?:calendar |business )?(?:days?|months?)|(?:thirty|sixty|ninety|six|three|twelve|one hundred(?: and)? (?:twenty|eighty)) (?:days?|months?))['’]?\s+(?:\w+\s+){0,3}?(?:notice|before|prior)/i;

/** The contract renews itself unless somebody acts in time. */
export const autoRenewal: Check = (review) => {
  const clauses = [
    ...review.sure('renewal-term'),
    ...review.sure('notice-period-to-terminate-renewal'),
  ];
  const found = clauses.find((clause) => AUTOMATIC.test(wordsAt(review.text, clause)));
  if (!found) return [];
  const notice = NOTICE.exec(wordsAt(review.text, found))?.[1]?.trim();
  return [
    {
      at: found,
      category: 'auto-renewal',
      title: notice ? `Renews automatically; notice ${notice} before` : 'Renews automatically',
      severity: notice ? 'medium' : 'high',
      explanation: notice
        ? `The contract renews by itself unless notice is given ${notice} before the end of the term. Once the window has closed, the client is bound for another term.`
        : 'The contract renews by itself, and this clause states no window in which a party may stop it.',
      recommendation: notice
        ? 'Calendar the last day for notice with a margin, and check how and where notice must be given.'
        : 'Ask for a right to stop the renewal by notice, and for a reminder before the window opens.',
    },
  ];
};
