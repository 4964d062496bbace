import type { LaterEvent } from '@casewright/contracts';
import { fromOpinion, mergeEvents } from './merge-events.js';

const SAID = { treatment_scope: 'whole', treatment_by: null, citing_citation: null } as const;

describe('what undid a decision', () => {
  it('comes before what limits it, of which the newest comes first, and before what texts say', () => {
    const limits = (by: string, year: number): LaterEvent => ({
      kind: 'limited',
      scope: 'part',
      by,
      citation: null,
      year,
      point: null,
      isDerived: false,
      sources: ['a table'],
    });
    const overruled: LaterEvent = { ...limits('Whole v. Table', 1990), kind: 'overruled' };
    const [derived] = fromOpinion({
      ...SAID,
      id: 1,
      treatment: 'overruled',
      citing_name: 'Early v. Opinion',
      citing_year: 1960,
    });
    const merged = mergeEvents([
      limits('Old v. Limit', 1970),
      limits('New v. Limit', 1999),
      derived!,
      { ...overruled, scope: 'whole' },
    ]);
    expect(merged.map(({ by }) => by)).toEqual([
      'Whole v. Table',
      'Early v. Opinion',
      'New v. Limit',
      'Old v. Limit',
    ]);
  });
});
