import { describe, expect, it } from '@jest/globals';
import { faultsOfTable } from './faults.mjs';
import { ITEMS } from './items.mjs';

const rowsOf = (items) =>
  items.map(([item, level]) => `| ${item} | ${level} | a few words | n/a | none here |`);
const TOTALS = [
  '| 1 | 0 | 0 | 0 | 70 | 70 |',
  '| 2 | 0 | 0 | 0 | 183 | 183 |',
  '| both | 0 | 0 | 0 | 253 | 253 |',
];
const there = { isFile: (path) => path === 'a/there.spec.ts', isSetting: (it) => it === 'SIGNUP' };
const faultsOf = (rows, totals = TOTALS) =>
  faultsOfTable([...totals, ...rows].join('\n'), there).faults;
/** The table with one item in another state; its totals are then wrong as well, which is not asked. */
const inState = (state, shown) =>
  faultsOf([...rowsOf(ITEMS.slice(1)), `| 1.1.1 | 2 | a few words | ${state} | ${shown} |`]).filter(
    (fault) => fault.startsWith('1.1.1'),
  );

describe('the ASVS table', () => {
  it('is whole with each item once and right totals', () => {
    expect(ITEMS.length).toBe(253);
    expect(faultsOf(rowsOf(ITEMS))).toEqual([]);
  });

  it('misses no item, has none twice, none of level 3, and none under another level', () => {
    expect(faultsOf(rowsOf(ITEMS.slice(1)))).toContain('1.1.1: stands here 0 times.');
    expect(faultsOf(rowsOf([...ITEMS, ITEMS[0]]))).toContain('1.1.1: stands here 2 times.');
    const odd = faultsOf(rowsOf([...ITEMS.slice(1), ['1.1.1', 1], ['3.3.5', 3]]));
    expect(odd).toEqual(
      expect.arrayContaining(['1.1.1: is of level 2.', '3.3.5: is no item of levels 1 and 2.']),
    );
  });

  it('shows for each item that is met a file that exists, a setting or a document', () => {
    for (const shown of ['`a/there.spec.ts`', '`SIGNUP`', '[there](there.md)']) {
      expect([shown, inState('met', shown)]).toEqual([shown, []]);
    }
    expect(inState('met', 'we are careful')).toEqual(['1.1.1: met, and nothing shows it.']);
    expect(inState('met', '`SOMETHING_ELSE`')).toEqual(['1.1.1: met, and nothing shows it.']);
    expect(inState('partly', '`a/gone.spec.ts`')).toEqual(['1.1.1: there is no a/gone.spec.ts.']);
    expect(inState('soon', 'nothing')).toEqual(['1.1.1: “soon” is no state.']);
  });

  it('has the totals of its rows', () => {
    const wrong = ['| 1 | 1 | 0 | 0 | 69 | 70 |', ...TOTALS.slice(1)];
    expect(faultsOf(rowsOf(ITEMS), wrong)).toContain('The total of 1 is 0, 0, 0, 70, 70.');
    expect(faultsOf(rowsOf(ITEMS), TOTALS.slice(1)).length).toBe(3);
  });
});
