import type { Check } from '../../review.js';
import { sentenceAt, wordsAt } from '../words.js';
import { bareName, isMutual } from './parties-named.js';

/** Who promises: `the Supplier shall defend, indemnify and hold harmless`. */
const PROMISE =
  /\b((?:[Tt]he\s+)?(?:[A-Z][\w&.-]*)(?:\s+[A-Z][\w&.-]*){0,3}|[Ee]ach\s+[Pp]arty|[Ee]ither\s+[Pp]arty|[Bb]oth\s+[Pp]arties|[Tt]he\s+[Pp]arties|[Yy]ou|[Ww]e)\s+(?:hereby\s+|further\s+|also\s+)?(?:shall|will|agrees?\s+to|must|undertakes?\s+to)\s+(?:[a-z,]+\s+){0,8}indemnif/g;
/** Other ways to promise; where one is there, nothing is said about balance. */
const OTHERWISE =
  /\bindemnified\s+by\b|\bshall\s+be\s+indemnified|\bcross-?indemni|\bmutual\w*\s+indemni|\bindemnify\s+each\s+other|\bindemnifying\s+party\b/i;

/** One party promises to indemnify and the other does not. */
export const oneSidedIndemnity: Check = (review) => {
  const { text } = review;
  if (OTHERWISE.test(text)) return [];
  const promises = [...text.matchAll(PROMISE)];
  const names = new Set(promises.map((found) => bareName(found[1]!.replace(/\s+/g, ' '))));
  if (names.size !== 1 || promises.some((found) => isMutual(found[1]!))) return [];
  const [first] = promises;
  const name = first![1]!.replace(/\s+/g, ' ');
  const at = sentenceAt(review, { start: first!.index, end: first!.index + first![0].length });
  if (isMutual(wordsAt(text, { start: at.start, end: first!.index + 10 }))) return [];
  return [
    {
      at,
      category: 'one-sided-indemnity',
      title: `Only ${name} indemnifies`,
      severity: 'medium',
      explanation: `${capital(name)} promises to indemnify, and no clause makes the other side do the same. Claims of third parties that the other side causes stay where they fall.`,
      recommendation: `If you act for ${name}, ask for a matching indemnity for what the other side controls, and limit this one to claims of third parties and to the cap on liability.`,
    },
  ];
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
