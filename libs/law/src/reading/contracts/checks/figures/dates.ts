import type { Check, Defect, Review } from '../../review.js';
import { sentenceAt, wordsAt } from '../words.js';

/** Dates that cannot both be right: two dates of the contract, or an end before the beginning. */
export const dates: Check = (review) => [...twoDates(review), ...endsBeforeItBegins(review)];

const COVER = 12_000;

type Stated = Review['document']['dates'][number];

/** The cover and the first paragraph give the contract different dates. */
function twoDates({ document, text }: Review): Defect[] {
  const own = document.dates.filter(
    (it) => it.kind === 'agreement' && it.end < COVER && isOwnDate(text, it),
  );
  const other = own.find(({ date }) => date !== own[0]!.date);
  if (!other) return [];
  return [
    {
      at: other,
      category: 'date-conflict',
      title: `Two dates of the contract: ${wordsAt(text, own[0]!)} and ${wordsAt(text, other)}`,
      severity: 'medium',
      explanation: `The contract is dated ${wordsAt(text, own[0]!)} in one place and ${wordsAt(text, other)} in another. Periods that run from its date are uncertain by the difference.`,
      recommendation: 'Settle which date is meant, and use a defined term for it everywhere.',
    },
  ];
}

/** "This Agreement, dated as of …", not the date of another contract it mentions. */
const isOwnDate = (text: string, { start }: Stated): boolean =>
  /\b(?:this|THIS)\s+[^.;]{0,120}\b(?:dated|made|entered into)\b[^.;]{0,60}$/.test(
    text.slice(Math.max(0, start - 220), start),
  ) &&
  !/\b(?:that certain|original|prior|existing|amend)\b/i.test(
    text.slice(Math.max(0, start - 160), start),
  );

function endsBeforeItBegins(review: Review): Defect[] {
  const { document, text } = review;
  const begins = document.dates.find(({ kind }) => kind === 'effective' || kind === 'agreement');
  const ends = document.dates.find(({ kind }) => kind === 'expiration');
  if (!begins || !ends || ends.date >= begins.date) return [];
  const sentence = wordsAt(text, sentenceAt(review, ends));
  if (!/\bthis (?:\w+ )?agreement\b|\bthe (?:initial )?term\b/i.test(sentence)) return [];
  if (/^["“](?!.{0,20}term\b)[^"”]{1,40}["”] means/i.test(sentence)) return [];
  return [
    {
      at: sentenceAt(review, ends),
      category: 'date-conflict',
      title: `Ends ${wordsAt(text, ends)}, before it begins`,
      severity: 'high',
      explanation: `The contract is to end on ${wordsAt(text, ends)}, and it begins on ${wordsAt(text, begins)}. One of the two is a mistake.`,
      recommendation: 'Correct the year or the day that is wrong before relying on the term.',
    },
  ];
}
