import { describe, expect, it } from '@jest/globals';
import { markWords, matchedWords } from './marked-words';

const marked = (text: string, words: string[]) =>
  markWords(text, words)
    .filter((run) => run.marked)
    .map((run) => run.text);

describe('markWords', () => {
  it('marks whole words, whatever their case', () => {
    expect(markWords('It has “phone” and Search in it.', ['search', 'Phone'])).toEqual([
      { text: 'It has “', marked: false },
      { text: 'phone', marked: true },
      { text: '” and ', marked: false },
      { text: 'Search', marked: true },
      { text: ' in it.', marked: false },
    ]);
  });

  it('marks the other forms of a word', () => {
    const forms = 'searched searches searching search phones phone arrested arrests';
    expect(marked(forms, ['searching', 'phone', 'arrest'])).toEqual(forms.split(' '));
  });

  it('leaves words alone that only contain one, or end alike', () => {
    expect(marked('research phonetic process less sing', ['search', 'phone', 's'])).toEqual([]);
  });

  it('marks nothing for no words, and answers nothing for no text', () => {
    expect(markWords('search', [])).toEqual([{ text: 'search', marked: false }]);
    expect(markWords('', ['search'])).toEqual([]);
  });

  it('loses no character', () => {
    const text = '  §\u00a01983; “search”\n— naïve Ωmega 42 ';
    const runs = markWords(text, ['search', '42', 'naïve']);
    expect(runs.map((run) => run.text).join('')).toBe(text);
  });
});

describe('matchedWords', () => {
  it('has the telling words of the query and the marked ones of the passage', () => {
    const passage = [
      { text: 'a ', marked: false },
      { text: 'mobile telephone', marked: true },
    ];
    expect(matchedWords('What of a search under Terry?', passage)).toEqual([
      'search',
      'Terry',
      'mobile',
      'telephone',
    ]);
  });
});
