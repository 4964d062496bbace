import { MARK_END, MARK_START, markedWords, toPassage } from './highlight.js';

const mark = (word: string) => `${MARK_START}${word}${MARK_END}`;

describe('highlight', () => {
  it('splits a headline into marked and unmarked runs', () => {
    expect(toPassage(`The ${mark('phone')} was ${mark('searched')}`)).toEqual([
      { text: 'The ', marked: false },
      { text: 'phone', marked: true },
      { text: ' was ', marked: false },
      { text: 'searched', marked: true },
    ]);
  });

  it('lists each marked word once', () => {
    expect(markedWords(`${mark('Phone')} and ${mark('phone')}`)).toEqual(['phone']);
  });

  it('leaves a text without marks whole', () => {
    expect(toPassage('plain')).toEqual([{ text: 'plain', marked: false }]);
  });
});
