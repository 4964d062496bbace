import { DEFAULT_LIMITS } from '../extraction.js';
import { plainDocument, readText } from './read-text.js';

describe('plainDocument', () => {
  it('has one kind of line end and no characters that cannot be stored', () => {
    expect(plainDocument('a\r\nb\rc\u0000d\ud800e').text).toBe('a\nb\nc d\uFFFDe');
  });

  it('begins a page after each form feed', () => {
    const { text, pages } = plainDocument('one\ftwo\fthree\f');
    expect(pages!.map((start) => text.slice(start).split('\n')[0])).toEqual([
      'one',
      'two',
      'three',
    ]);
    expect(plainDocument('no pages').pages).toBeUndefined();
  });

  it('is refused beyond the limit', () => {
    const limits = { ...DEFAULT_LIMITS, characters: 3 };
    expect(() => readText(Buffer.from('four'), limits)).toThrow('too-much-content');
    expect(readText(Buffer.from('two'), limits).text).toBe('two');
  });
});
