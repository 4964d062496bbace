import type { LibraryClause } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { arrangeClauses } from './arrange-clauses';

const clause = (id: string, group: LibraryClause['group'], text: string): LibraryClause => ({
  id,
  group,
  text,
  title: id,
  summary: '',
  documentTypes: [],
  notes: [],
});
const CLAUSES = [
  clause('audit', 'general', 'The books may be inspected.'),
  clause('late-fee', 'money', 'Interest is due on late payment.'),
  clause('escrow', 'money', 'The escrow agent holds the payment.'),
];
const found = (wanted: string) =>
  arrangeClauses(CLAUSES, wanted).map(({ heading, clauses }) => [
    heading,
    ...clauses.map(({ id }) => id),
  ]);

describe('arrangeClauses', () => {
  it('puts every clause in its group', () => {
    expect(found(' ')).toEqual([
      ['Money', 'late-fee', 'escrow'],
      ['General', 'audit'],
    ]);
  });

  it('keeps those that have all the words', () => {
    expect(found('Payment  INTEREST')).toEqual([['Money', 'late-fee']]);
    expect(found('nothing of it')).toEqual([]);
  });
});
