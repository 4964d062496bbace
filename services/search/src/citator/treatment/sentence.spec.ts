import { sentenceAround, sentenceStarts } from './sentence.js';

const starts = (text: string, protect: { start: number; end: number }[] = []): string[] =>
  sentenceStarts(text, 0, text.length, protect).map((at) => text.slice(at, at + 5));

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
    expect(sentenceStarts(text, 3, 20, [])).toEqual([11]);
    expect(sentenceStarts(text, 10, 23, [])).toEqual([]);
    expect(sentenceAround(text, 15, [])).toEqual({ start: 11, end: 23 });
  });

  it('goes no further than the first after what is enough', () => {
    const text = 'First one. Second one. Third one. Fourth one.';
    expect(sentenceStarts(text, 0, text.length, [], 11)).toEqual([11, 23]);
    expect(sentenceStarts(text, 0, text.length, [], 12)).toEqual([11, 23]);
  });
});
