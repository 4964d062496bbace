import type { Check } from '../../review.js';
import { wordsAt } from '../words.js';

const FAVOURS =
  /\bmost[- ]favou?red|\b(?:more|less) favou?rable\b|\blower (?:price|rate|fee)|\bbetter (?:price|terms|rate)|\bearlier availability/i;

/** A promise that nobody else gets better terms. */
export const favouredNation: Check = (review) => {
  const found = review
    .all('most-favored-nation')
    .find((clause) => FAVOURS.test(wordsAt(review.text, clause)));
  if (!found) return [];
  return [
    {
      at: found,
      category: 'favoured-nation-terms',
      title: 'Most favored nation',
      severity: 'medium',
      explanation:
        'One side must give the other terms at least as good as anybody else’s. The promise reaches every later deal of that side, and its accounts may be audited to enforce it.',
      recommendation:
        'Limit it to like products, volumes and terms, to a period and to deals that are comparable, and say how the better terms are passed on.',
    },
  ];
};
