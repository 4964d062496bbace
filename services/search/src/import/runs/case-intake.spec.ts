import { emptyCase } from '@casewright/law/records';
import { portionsOf } from './case-intake.js';

function caseOf(characters: number) {
  const opinion = { kind: 'lead' as const, author: null, format: 'text' as const };
  const content = 'x'.repeat(characters);
  return { case: { ...emptyCase('jsonl', 'a', 'A'), opinions: [{ ...opinion, content }] } };
}

describe('portionsOf', () => {
  it('fills a portion until it has a hundred thousand characters', () => {
    const items = [60_000, 60_000, 10, 250_000, 5].map(caseOf);
    const [a, b, c, d, e] = items;
    expect(portionsOf(items)).toEqual([[a, b], [c, d], [e]]);
  });

  it('makes none of nothing', () => {
    expect(portionsOf([])).toEqual([]);
  });
});
