import { z } from 'zod';
import { contractIssues } from './contract-issues.js';

const schema = z.object({
  answers: z.record(z.string(), z.string()).optional(),
  items: z.array(z.union([z.object({ a: z.string() }), z.object({ b: z.number() })])).default([]),
});
const issuesOf = (data: unknown) => {
  const { error } = schema.safeParse(data);
  if (!error) throw new Error('This is no fault.');
  return contractIssues(schema, error);
};

describe('issues of a contract, for the log', () => {
  it('name the place by the names that the contract has', () => {
    expect(issuesOf({ items: [{ a: 1 }] })).toEqual([{ code: 'invalid_union', path: 'items.0' }]);
    expect(issuesOf({ answers: 1 })).toEqual([{ code: 'invalid_type', path: 'answers' }]);
  });

  it('tell no key that a user chose', () => {
    expect(issuesOf({ answers: { 'Marvin Merger': 1 } })).toEqual([
      { code: 'invalid_type', path: 'answers.*' },
    ]);
  });
});
