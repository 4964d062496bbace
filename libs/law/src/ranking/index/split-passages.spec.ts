import { splitPassages } from './split-passages.js';

const textsOf = (text: string) =>
  splitPassages(text, 2_400).map(({ start, end }) => text.slice(start, end));
const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i}`).join(' ');

describe('passages', () => {
  it('are short texts as they stand, without the space around them', () => {
    expect(textsOf('  We affirm.\n\n')).toEqual(['We affirm.']);
    expect(textsOf(' \n\n ')).toEqual([]);
  });

  it('join short paragraphs and keep long ones apart', () => {
    const long = words(240);
    expect(textsOf(`One.\n\nTwo.\n\n${long}\n\nThree.`)).toEqual([
      `One.\n\nTwo.\n\n${long}`,
      'Three.',
    ]);
  });

  it('cut a paragraph without end between words, and lose none', () => {
    const endless = words(3_000);
    const passages = textsOf(endless);
    expect(passages.length).toBeGreaterThan(5);
    expect(Math.max(...passages.map((text) => text.length))).toBeLessThanOrEqual(2_400);
    expect(passages.join(' ')).toBe(endless);
    expect(textsOf('x'.repeat(5_000)).join('')).toBe('x'.repeat(5_000));
  });
});
