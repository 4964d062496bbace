import { describe, expect, it } from '@jest/globals';
import { bearingPassages } from './bearing-passages.js';

const LEASE = `LEASE

1. Rent. Tenant shall pay Landlord monthly rent of $2,400 on the first day of each month.

2. Late Charge. A late charge of five percent is due when rent is more than ten days late.

3. Deposit. Landlord shall return the security deposit within thirty days after the lease ends.

4. Assignment. Tenant may not assign this lease without the written consent of Harbor Realty LLC.`;

const quotesOf = (question: string, text = LEASE): string[] =>
  bearingPassages(text, question, 5).map(({ start, end }) => text.slice(start, end));

describe('passages that bear on a question', () => {
  it.each([
    ['When must the landlord return the deposit?', /security deposit within thirty days/],
    ['How much is the monthly rent?', /monthly rent of \$2,400/],
    ['May the tenant assign the lease?', /may not assign/],
    ['What is the late charge?', /Late Charge. A late charge of five percent/],
    ['Whose consent does Harbor Realty give?', /written consent of Harbor Realty/],
  ])('begin with the one that answers: %s', (question, answer) => {
    expect(quotesOf(question)[0]).toMatch(answer);
  });

  it.each([
    'Does the lease allow pets on the premises?',
    'Which arbitrator hears a dispute?',
    'What does the document say?',
    '?',
  ])('are none where the text does not say: %s', (question) => {
    expect(quotesOf(question)).toEqual([]);
    expect(quotesOf(question, '')).toEqual([]);
  });

  it('are no longer than can be read, and quote the text letter by letter', () => {
    const long = `The carrier insures ${'the goods and the vessel, '.repeat(60)}and pays freight.`;
    const [first] = bearingPassages(long, 'Who pays the freight?', 5);
    expect(long.slice(first!.start, first!.end)).toMatch(/pays freight\.$/);
    expect(first!.end - first!.start).toBeLessThanOrEqual(700);
  });
});
