import type { Check, Review } from '../../review.js';
import { sentencesIn, wordsAt } from '../words.js';
import { bareName, isMutual, knownNames, partyAtEnd } from './parties-named.js';

const MAY =
  /\b((?:[\w&.-]{1,80} ){0,4}[\w&.-]{1,80}),? (?:may|shall have the right to|has the right to|shall be entitled to|is entitled to|reserves the right to)\b[^.;]{0,80}\bterminat/;
const BY = /\bmay be terminated by ((?:the )?[A-Z][\w&.-]*(?: [A-Z][\w&.-]*){0,2})/;
const WITHOUT_CAUSE =
  /\bat any time\b|\bwithout cause\b|\bfor convenience\b|\bany reason\b|\bno reason\b|\bdiscretion\b/i;

/** One party may end the contract without cause and the other may not. */
export const oneSidedTermination: Check = (review) => {
  const sentences = review
    .sure('termination-for-convenience')
    .flatMap((clause) => sentencesIn(review, clause))
    .map((at) => ({ at, words: wordsAt(review.text, at) }))
    .filter(({ words }) => /terminat/i.test(words));
  const mutual = review
    .all('termination-for-convenience')
    .some((clause) => isMutual(wordsAt(review.text, clause)));
  if (sentences.length === 0 || mutual) return [];
  const named = sentences.map(({ at, words }) => ({ at, words, who: whoMay(review, words) }));
  const names = new Set(named.map(({ who }) => (who ? bareName(who) : null)));
  const [first] = named.filter(({ words }) => WITHOUT_CAUSE.test(words));
  if (names.size !== 1 || !first?.who) return [];
  const { at, who } = first;
  return [
    {
      at,
      category: 'one-sided-termination',
      title: `Only ${who.replace(/^The /, 'the ')} may terminate without cause`,
      severity: 'medium',
      explanation: `${who.charAt(0).toUpperCase()}${who.slice(1)} may end the contract without cause. The other side has no such right and stays bound to the end of the term.`,
      recommendation:
        'If you act for the other side, ask for the same right, or for a longer notice and payment for work in progress.',
    },
  ];
};

function whoMay(review: Review, words: string): string | null {
  const found = MAY.exec(words)?.[1] ?? BY.exec(words)?.[1];
  return found ? partyAtEnd(found, knownNames(review)) : null;
}
