import { sentenceAround, startAfter, startUntil, type Window } from './sentence.js';

/** All starts of a window, read forwards; backwards they must be the same. */
function startsIn(window: Window): number[] {
  const forwards: number[] = [];
  for (let at = startAfter(window, window.from); at >= 0; at = startAfter(window, at)) {
    forwards.push(at);
  }
  const backwards: number[] = [];
  for (let at = startUntil(window, window.to); at >= 0; at = startUntil(window, at - 1)) {
    backwards.unshift(at);
  }
  expect(backwards).toEqual(forwards);
  return forwards;
}

const starts = (text: string, protect: { start: number; end: number }[] = []): string[] =>
  startsIn({ text, from: 0, to: text.length, protect }).map((at) => text.slice(at, at + 5));

describe('where sentences begin', () => {
  it('after a full stop, a question and an exclamation mark, with quotation marks and brackets', () => {
    expect(starts('It fell. They left! Why? "Nobody knows." (Some do.) 12 stayed.')).toEqual([
      'They ',
      'Why? ',
      '"Nobo',
      '(Some',
      '12 st',
    ]);
  });

  it('not after an abbreviation, a semicolon or before a small letter', () => {
    expect(
      starts('Roe v. Wade; Smith Co. Ltd. and Mr. Doe in 410 U.S. 113 appealed. it lost.'),
    ).toEqual([]);
  });

  it('after an empty line, whatever stands around it', () => {
    expect(starts('the heading\n\nin small letters\n \nNo. 12\n\n')).toEqual([
      'in sm',
      'No. 1',
      '',
    ]);
    expect(starts('the line\nThen another')).toEqual([]);
  });

  it('not within a protected span', () => {
    const text = 'He cites Smith. Jones v. Doe, 1 F.2d 3. That is all.';
    const from = text.indexOf('Smith');
    expect(starts(text, [{ start: from, end: text.indexOf(', 1') }])).toEqual(['That ']);
  });

  it('looks at the window alone', () => {
    const text = 'First one. Second one. Third one.';
    expect(startsIn({ text, from: 3, to: 20, protect: [] })).toEqual([11]);
    expect(startsIn({ text, from: 10, to: 23, protect: [] })).toEqual([]);
    expect(sentenceAround(text, 15, [])).toEqual({ start: 11, end: 23 });
  });

  it('looks no further than it is told', () => {
    const text = 'First one. Second one. Third one. Fourth one.';
    const window = { text, from: 0, to: text.length, protect: [] };
    expect(startAfter(window, 11)).toBe(23);
    expect(startAfter(window, 11, 23)).toBe(23);
    expect(startAfter(window, 11, 22)).toBe(-1);
    expect(startUntil(window, 34)).toBe(34);
    expect(startUntil(window, 33)).toBe(23);
    expect(startUntil(window, 33, 22)).toBe(23);
    expect(startUntil(window, 33, 23)).toBe(-1);
  });

  it('takes white space for one border, wherever the search begins', () => {
    const text = 'One.\n\n Two.';
    const window = { text, from: 0, to: text.length, protect: [] };
    expect([4, 5, 6].map((at) => startAfter(window, at))).toEqual([7, 7, 7]);
    expect([5, 6, 7].map((at) => startUntil(window, at))).toEqual([-1, -1, 7]);
  });
});
