import { describe, expect, it } from '@jest/globals';
import { DocTable } from '../index/doc-table.js';
import { ownCourtsFirst } from './own-courts.js';
import type { ScoredCase } from './scored-case.js';

const COURTS = ['scotus', 'ny', 'cal', 'calctapp', 'cand', 'nowhere'];
const courts = COURTS.map((id) => ({ id, name: id, jurisdiction: '', level: 0 }));
const docs = new DocTable(9);
for (const at of COURTS.keys()) docs.court[at + 1] = at;

const candidate = (caseId: number, score: number) =>
  ({ caseId, score, signals: {}, best: null }) as unknown as ScoredCase;

describe('ownCourtsFirst', () => {
  const order = (state: string | null, ...scores: number[]) =>
    ownCourtsFirst(
      scores.map((score, at) => candidate(at + 1, score)),
      state,
      { docs, courts },
    ).map(({ caseId }) => COURTS[caseId - 1]);

  it('puts the courts of the state before others that answer as well, and its federal ones between', () => {
    expect(order('California', 1, 1, 1, 1, 1)).toEqual(['cal', 'calctapp', 'cand', 'scotus', 'ny']);
    expect(order('New York', 1, 0.9, 1)).toEqual(['ny', 'scotus', 'cal']);
  });

  it('leaves before them what answers better', () => {
    expect(order('California', 1.3, 1, 1)).toEqual(['scotus', 'cal', 'ny']);
  });

  it('changes nothing where no state is asked about, or the court is not known', () => {
    expect(order(null, 1, 0.9, 0.8)).toEqual(['scotus', 'ny', 'cal']);
    expect(order('Ohio', 1, 0.9, 0.8, 0.7, 0.6, 0.5).at(-1)).toBe('nowhere');
  });
});
