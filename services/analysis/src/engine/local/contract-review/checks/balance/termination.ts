import type { Check } from '../../review.js';
import { wordsAt } from '../words.js';
import { bareName, isMutual } from './parties-named.js';

const WHO =
  /\b((?:the\s+)?[A-Z][\w&.-]*(?:\s+[A-Z][\w&.-]*){0,2}|[Yy]ou|[Ww]e)\s+(?:may|shall have the right to|has the right to|shall be entitled to|is entitled to|reserves the right to)\b[^.;]{0,80}\bterminat/;

/** One party may end the contract without cause and the other may not. */
export const oneSidedTermination: Check = (review) => {
  const clauses = review
    .sure('termination-for-convenience')
    .map((clause) => ({ clause, words: wordsAt(review.text, clause) }));
  if (clauses.length === 0 || clauses.some(({ words }) => isMutual(words))) return [];
  const named = clauses.flatMap(({ clause, words }) => {
    const who = WHO.exec(words)?.[1];
    return who ? [{ clause, who }] : [];
  });
  const names = new Set(named.map(({ who }) => bareName(who)));
  if (names.size !== 1 || named.length !== clauses.length) return [];
  const [{ clause, who }] = named as [(typeof named)[number]];
  return [
    {
      at: clause,
      category: 'one-sided-termination',
      title: `Only ${who} may terminate without cause`,
      severity: 'medium',
      explanation: `${who} may end the contract without cause. The other side has no such right and stays bound to the end of the term.`,
      recommendation: `If you act for the other side, ask for the same right, or for a longer notice and payment for work in progress.`,
    },
  ];
};
