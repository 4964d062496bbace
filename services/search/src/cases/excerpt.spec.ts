import { TermHighlighter, Tokenizer, termHash } from '@casewright/law/ranking';
import { describe, expect, it } from '@jest/globals';
import { stem } from 'porter2';
import { excerpt } from './excerpt.js';
import { WordMarker } from './word-marker.js';

function marker(...words: string[]): WordMarker {
  const terms = words.map((word, i) => ({ term: termHash(stem(word)), weight: words.length - i }));
  return new WordMarker(new TermHighlighter(new Tokenizer(), terms));
}

describe('WordMarker', () => {
  it('marks words in any form and loses no character', () => {
    const text = 'Searching “phones” is a search; phoneless is not.';
    const runs = marker('search', 'phone').mark(text);
    expect(runs.map((run) => run.text).join('')).toBe(text);
    expect(runs.filter((run) => run.marked).map((run) => run.text)).toEqual([
      'Searching',
      'phones',
      'search',
    ]);
  });

  it('names a word once, the weightiest first, and not again in a later part', () => {
    const words = marker('search', 'phone');
    const seen = new Set<number>();
    const found = words.matched('a phone, Searches, searching', seen);
    expect(found.map(({ text }) => text)).toEqual(['Searches', 'phone']);
    expect(words.matched('phones and searches', seen)).toEqual([]);
  });
});

describe('excerpt', () => {
  const filler = 'Nothing of interest is said here at all. '.repeat(40);
  const point = 'The officer had to get a warrant before he looked at the phone.';

  it('shows the sentences that hold the query', () => {
    const { text: shown } = excerpt(filler + point + filler, marker('warrant', 'phone'));
    expect(shown).toContain(point);
    expect(shown.length).toBeLessThan(700);
  });

  it('joins words that a line broke, and says where it was cut', () => {
    const { text: shown } = excerpt(
      `${'x '.repeat(300)}the war-\nrant was ${'y '.repeat(300)}`,
      marker('warrant'),
    );
    expect(shown).toContain('the warrant was');
    expect(shown).toMatch(/^… .* …$/);
  });

  it('says with which character it begins, white space left out', () => {
    const text = `${filler}${point}${filler}`;
    const { text: shown, start } = excerpt(text, marker('warrant', 'phone'));
    expect(start).toBeGreaterThan(0);
    expect(text.slice(start, start + shown.length)).toBe(shown);
    expect(excerpt('\n  The warrant came late.', marker('warrant')).start).toBe(3);
  });

  it('has nothing to show of nothing', () => {
    expect(excerpt('', marker('phone'))).toEqual({ text: '', start: 0 });
  });
});
