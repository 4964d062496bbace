import type { Check } from '../../review.js';
import { sentencesIn, wordsAt } from '../words.js';

const AUTOMATIC =
  /\bautomatic(?:ally)?\b[^.]{0,80}\b(?:renew|extend|continue)|\b(?:renew|extend)(?:s|ed|al)?\b[^.]{0,60}\bautomatic|\bshall (?:be )?(?:renewed?|extended?)\b[^.]{0,160}\bunless\b/i;
const NOTICE =
  /\b(?:at least|not less than|no (?:less|fewer) than|minimum of|within)?\s*((?:[a-z-]{1,40}\s+)?\(?\d{1,3}\)?\s*(?:calendar |business )?(?:days?|months?)|(?:thirty|sixty|ninety|six|three|twelve|one hundred(?: and)? (?:twenty|eighty)) (?:days?|months?))['’]?\s+(?:\w+\s+){0,3}?(?:notice|before|prior)/i;

const ABOUT_THE_CONTRACT = /\b(?:agreement|contract|term|lease|license|schedule|maintenance)\b/i;

const DEFINES = /\b(?:shall )?(?:have|has) the meaning|\bshall mean\b/i;

/** The contract renews itself unless someone acts in time. */
export const autoRenewal: Check = (review) => {
  const clauses = [
    ...review.all('renewal-term'),
    ...review.all('notice-period-to-terminate-renewal'),
  ];
  const sentences = clauses.flatMap((clause) => sentencesIn(review, clause));
  const found = sentences.find((sentence) => {
    const words = wordsAt(review.text, sentence);
    return AUTOMATIC.test(words) && ABOUT_THE_CONTRACT.test(words) && !DEFINES.test(words);
  });
  if (!found) return [];
  const next = sentences[sentences.indexOf(found) + 1] ?? found;
  const words = wordsAt(review.text, { start: found.start, end: Math.max(found.end, next.end) });
  const notice = NOTICE.exec(words)?.[1]?.trim();
  return [
    {
      at: found,
      category: 'auto-renewal',
      title: notice ? `Renews automatically; notice ${notice} before` : 'Renews automatically',
      severity: 'medium',
      explanation: notice
        ? `The contract renews by itself unless notice is given ${notice} before the end of the term. Once the window has closed, the client is bound for another term.`
        : 'The contract renews by itself unless a party stops it, and this clause counts no days in which that must be done.',
      recommendation: notice
        ? 'Calendar the last day for notice with a margin, and check how and where notice must be given.'
        : 'Find out how and until when the renewal can be stopped, ask for a notice period if there is none, and calendar the end of the term.',
    },
  ];
};
