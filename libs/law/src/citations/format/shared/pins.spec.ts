import { describe, expect, it } from '@jest/globals';
import { type PinRules, printPin, readPin } from './pins.js';

const PAGES: PinRules = { range: 'bluebook', unit: '' };
const CODE: PinRules = { range: 'full', unit: '§' };

describe('pins', () => {
  it.each([
    ['382-384', PAGES, '382–84'],
    ['99-105', PAGES, '99–105'],
    ['1102-1103', PAGES, '1102–03'],
    ['*3-*5', PAGES, '*3–*5'],
    ['12-14, 20 n.3', PAGES, '12–14, 20 n.3'],
    ['para. 13-14', PAGES, '¶¶ 13–14'],
    ['808-833', { range: 'chicago', unit: '' }, '808–33'],
    ['101-108', { range: 'chicago', unit: '' }, '101–8'],
    ['100-104', { range: 'chicago', unit: '' }, '100–104'],
    ['321-328', { range: 'chicago', unit: '' }, '321–28'],
    ['382-384', { range: 'full', unit: '' }, '382–384'],
    ['1051-1141n', CODE, '§§ 1051–1141n'],
    ['2000e-2(a)', CODE, '§ 2000e-2(a)'],
    ['1331, 1332', CODE, '§§ 1331, 1332'],
    ['tit. 52, sec. 15', CODE, 'tit. 52, § 15'],
    ['fig. 1, item 141', PAGES, 'fig. 1, item 141'],
  ] as [string, PinRules, string][])('%s is printed by its rule', (text, rules, expected) => {
    expect(printPin(readPin(text, rules))).toBe(expected);
  });

  it('takes no range from numbers that contain hyphens', () => {
    const parts = readPin('12-34', { ...CODE, hyphenated: true });
    expect(printPin(parts)).not.toContain('–');
  });

  it('is empty for nothing', () => {
    expect(readPin(undefined, PAGES)).toEqual([]);
  });
});
