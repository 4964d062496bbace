import { describe, expect, it } from '@jest/globals';
import { linesOf } from '../reading/lines.js';
import { romanValue } from './numbers.js';
import { findSections } from './sections.js';

const outline = (text: string): string[] =>
  findSections({ text }, linesOf(text)).map(
    ({ level, path, heading }) => `${level} ${path ?? '-'} ${heading ?? '-'}`,
  );

describe('findSections', () => {
  it('reads a decimal outline with letters below it', () => {
    const text = `1. DEFINITIONS\n\n1.1 Goods. The goods are listed.\n\n1.2 Price. The price covers:\n\n(a) freight; and\n\n(b) duty.\n\n2. TERM\n\nThe term is a year.\n`;
    expect(outline(text)).toEqual([
      '1 1 DEFINITIONS',
      '2 1.1 Goods',
      '2 1.2 Price',
      '3 1.2(a) -',
      '3 1.2(b) -',
      '1 2 TERM',
    ]);
  });

  it('reads articles with sections, and an exhibit that begins anew', () => {
    const text = `ARTICLE I\nSALE\n\nSection 1.1 Sale. Seller sells.\n\nARTICLE II\nPRICE\n\nSection 2.1 Price. Buyer pays.\n\nEXHIBIT A\n\n1. First item. It is red.\n\n2. Second item. It is blue.\n`;
    expect(outline(text)).toEqual([
      '1 Article I SALE',
      '2 1.1 Sale',
      '1 Article II PRICE',
      '2 2.1 Price',
      '1 EXHIBIT A -',
      '2 1 First item',
      '2 2 Second item',
    ]);
  });

  it('keeps a list of one section apart from the list of the recitals', () => {
    const text = `RECITALS\n\nA. They met.\n\nB. They agree to:\n\n(i) meet again.\n\nARTICLE I\nSALE\n\nSection 1.1 Sale. Seller sells.\n\n(ii) It goes on.\n\n(a) It ends.\n\nSection 1.2 Price. Buyer pays.\n`;
    expect(outline(text)).toEqual([
      '1 - RECITALS',
      '2 A They met',
      '2 B -',
      '3 B(i) -',
      '2 Article I SALE',
      '3 1.1 Sale',
      '4 1.1(a) It ends',
      '3 1.2 Price',
    ]);
  });

  it('takes no exhibit that a broken sentence names, and no number of a filing, for a heading', () => {
    const text = `Exhibit 10.4\n\n1. Price. The price is listed in\n\nAPPENDIX C. Within a month it changes.\n\n2. Term. The term is a year, as in the\nSchedule B (as amended) or so.\n`;
    expect(outline(text)).toEqual(['1 1 Price', '1 2 Term']);
  });

  it('takes (i) after (h) for a letter, and below (a) for a numeral', () => {
    const letters = 'abcdefgh'
      .split('')
      .map((letter) => `(${letter}) an item;`)
      .join('\n\n');
    expect(outline(`${letters}\n\n(i) an item;\n\n(j) an item.`).slice(-2)).toEqual([
      '1 (i) -',
      '1 (j) -',
    ]);
    expect(outline('(a) the items:\n\n(i) one;\n\n(ii) two.')).toEqual([
      '1 (a) -',
      '2 (a)(i) -',
      '2 (a)(ii) -',
    ]);
  });

  it('finds numbers in a text that has lost its line breaks, but no cross-references or amounts', () => {
    const text =
      'The parties agree. 1. Scope. Seller delivers under Section 2.1 goods worth 3.5 million. 2. Price. Buyer pays as Section 1 says.';
    expect(outline(text)).toEqual(['1 1 Scope', '1 2 Price']);
  });

  it('leaves a gap in the numbering as it is', () => {
    expect(
      outline('1. One. It is.\n\n2. Two. It is.\n\n4. Four. It is.').map((line) => line[2]),
    ).toEqual(['1', '2', '4']);
  });

  it('nests and orders the spans', () => {
    const text = '1. One. Text.\n\n1.1 Sub. Text.\n\n2. Two. Text.';
    const [one, sub, two] = findSections({ text }, linesOf(text));
    expect(text.slice(one!.start, one!.end)).toContain('Sub');
    expect(sub!.parent).toBe(0);
    expect(sub!.end).toBe(two!.start);
    expect(two!.end).toBe(text.length);
  });
});

it('reads well-formed Roman numerals only', () => {
  expect(['i', 'iv', 'XIX', 'xl'].map(romanValue)).toEqual([1, 4, 19, 40]);
  expect(['iiii', 'vx', 'ic', ''].map(romanValue)).toEqual([null, null, null, null]);
});
