import type { Check } from '../../review.js';
import { sentenceAt, wordsAt } from '../words.js';

/** What an amount is the amount of: one that is stated twice must be the same. */
const NAMED =
  /\b(?:the\s+)?["“]?(Purchase Price|Base Salary|Annual Salary|Security Deposit|Monthly Rent|Base Rent|Settlement Amount|Settlement Payment|License Fee|Initial Franchise Fee|Annual Fee|Monthly Fee|Retainer|Loan Amount|Principal Amount)["”]?(?:\s+(?:is|of|shall be|will be|equal to|in the amount of|in the sum of|means)){1,3}\s+(?:[A-Za-z -]{0,60}\()?\s?(?:US)?\$\s?(\d{1,3}(?:,\d{3})*(?:\.\d\d)?)/g;

/** One named amount with two values. */
export const amounts: Check = (review) => {
  const seen = new Map<string, { value: string; start: number; end: number }>();
  for (const match of review.text.matchAll(NAMED)) {
    const name = match[1]!;
    const value = match[2]!.replace(/\.00$/, '');
    const span = { start: match.index, end: match.index + match[0].length };
    const first = seen.get(name);
    if (!first) seen.set(name, { value, ...span });
    else if (first.value !== value) {
      return [
        {
          at: sentenceAt(review, span),
          category: 'amount-conflict',
          title: `${name}: $${first.value} or $${value}`,
          severity: 'high',
          explanation: `The contract states the ${name} as $${first.value} in one place (“${wordsAt(review.text, first)}”) and as $${value} here.`,
          recommendation:
            'Ask which amount was agreed, state it once, and refer to it elsewhere by its name.',
        },
      ];
    }
  }
  return [];
};
