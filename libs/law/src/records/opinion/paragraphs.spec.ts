import { paragraphAt, splitParagraphs } from './paragraphs.js';

const texts = (text: string) =>
  splitParagraphs(text).map(({ start, end }) => text.slice(start, end));

describe('the paragraphs of an opinion', () => {
  it('are parted by blank lines and page breaks', () => {
    expect(texts('One\nline.\n\nTwo.\n \n\n Three. \f Four.')).toEqual([
      'One\nline.',
      'Two.',
      'Three.',
      'Four.',
    ]);
  });

  it('are none in an empty text', () => {
    expect(texts(' \n\n ')).toEqual([]);
  });

  it('are cut at a sentence where a text has no blank lines', () => {
    const text = 'A sentence of some length stands here. '.repeat(500);
    const parts = texts(text);
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.every((part) => part.length <= 6_000 && part.endsWith('.'))).toBe(true);
    expect(parts.join(' ')).toBe(text.trim());
  });

  it('lose nothing of a text without spaces, nor half a character', () => {
    const text = `x${'😀'.repeat(8_000)}`;
    const parts = texts(text);
    expect(parts.join('')).toBe(text);
    expect(parts.every((part) => !/\p{Surrogate}/u.test(part))).toBe(true);
  });

  it('are found by an offset', () => {
    const paragraphs = splitParagraphs('One.\n\nTwo.\n\nThree.');
    expect([0, 3, 5, 6, 9, 12, 99].map((at) => paragraphAt(paragraphs, at))).toEqual([
      0, 0, 0, 1, 1, 2, 2,
    ]);
    expect(paragraphAt([], 5)).toBe(0);
  });
});
