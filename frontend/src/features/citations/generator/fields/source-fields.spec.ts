import { RECOGNIZED_SOURCES } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { fieldWord, sourceFields } from './source-fields';

describe('the fields of a source', () => {
  it('are the usual ones of its kind, by their names in the trade', () => {
    const labels = sourceFields('case', { type: 'legal_case' }).map(({ label }) => label);
    expect(labels).toEqual([
      'Case name',
      'Volume',
      'Reporter',
      'First page',
      'Year decided',
      'Court',
      'Parallel citations',
      'Docket number',
    ]);
  });

  it('reach whatever else stands in the item, but what only steers the formatter', () => {
    const item = {
      type: 'book',
      title: 'x',
      genre: 'Report',
      'event-place': 'Paris',
      language: 'fr',
    };
    const variables = sourceFields('book', item).map(({ variable }) => variable);
    expect(variables.slice(6)).toEqual(['genre', 'event-place']);
    expect(sourceFields('book', item).at(-1)?.label).toBe('Event place');
  });

  it.each(RECOGNIZED_SOURCES)('of %s come once each', (kind) => {
    const variables = sourceFields(kind, { type: 'x' }).map(({ variable }) => variable);
    expect(new Set(variables).size).toBe(variables.length);
    expect(variables.length).toBeGreaterThan(1);
  });

  it('have words for a sentence', () => {
    expect(fieldWord('case', 'issued')).toBe('year decided');
    expect(fieldWord('article', 'DOI')).toBe('DOI');
    expect(fieldWord('statute', 'publisher-place')).toBe('place of publication');
  });
});
