import { describe, expect, it } from '@jest/globals';
import { stem } from 'porter2';
import { termHash } from '../analysis/term-hash.js';
import { Tokenizer } from '../analysis/tokenizer.js';
import { type Highlighter } from '../search/ranking.js';
import { TermHighlighter } from '../terms/term-highlighter.js';
import { excerpt as excerptOf, marked } from './excerpt.js';

function marker(...words: string[]): Highlighter {
  const terms = words.map((word, i) => ({ term: termHash(stem(word)), weight: words.length - i }));
  return new TermHighlighter(new Tokenizer(), terms);
}

describe('the words of a query', () => {
  it('are marked in any form, and no character is lost', () => {
    const text = 'Searching “phones” is a search; phoneless is not.';
    const runs = marked(text, marker('search', 'phone'));
    expect(runs.map((run) => run.text).join('')).toBe(text);
    expect(runs.filter((run) => run.marked).map((run) => run.text)).toEqual([
      'Searching',
      'phones',
      'search',
    ]);
  });
});

describe('excerpt', () => {
  const excerpt = (text: string, words: Highlighter, whole?: string) => {
    const source = { text: 'of the record', share: 1, isQuoted: false };
    const elsewhere = whole && { text: whole, whole, place: { source, start: 0, end: 1 } };
    return excerptOf(text, words.highlights(text), elsewhere || null);
  };
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

  it('shows what stands beside a sentence that is shown elsewhere, however its lines and pages break', () => {
    const text = `Phones are many.\n\n${point.replace('to get', 'to\n*145 get')} Another warrant came late.`;
    const words = marker('warrant', 'phone');
    const after = excerpt(text, words, point);
    expect(after.text).toBe('Another warrant came late.');
    expect(text.slice(after.start)).toBe(after.text);
    expect(excerpt(`A phone. ${point}`, words, point)).toMatchObject({
      text: 'A phone.',
      start: 0,
    });
    expect(excerpt(point, words, point)).toMatchObject({ text: '', start: 0 });
    const amid = `The matter was argued. ${point} It was late.`;
    expect(excerpt(amid, words, point)).toMatchObject({ text: '', start: amid.indexOf(point) });
  });

  it('leaves out the very sentence that is shown, and none that reads like it', () => {
    const text = `${point} Another warrant came late. ${point}`;
    const words = marker('warrant', 'phone');
    const start = text.lastIndexOf(point);
    const place = { source: { text, share: 1, isQuoted: true }, start, end: text.length };
    const { text: shown } = excerptOf(text, words.highlights(text), {
      text: point,
      whole: point,
      place,
    });
    expect(shown).toBe(`${point} Another warrant came late.`);
    const alone = `\n  ${point}`;
    const whole = {
      source: { text: alone, share: 1, isQuoted: true },
      start: 0,
      end: alone.length,
    };
    expect(
      excerptOf(alone, words.highlights(alone), { text: point, whole: point, place: whole }),
    ).toEqual({ text: '', start: 3 });
  });

  it('has nothing to show of nothing', () => {
    expect(excerpt('', marker('phone'))).toMatchObject({ text: '', start: 0 });
  });
});
