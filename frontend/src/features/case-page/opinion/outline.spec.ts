import { describe, expect, it } from '@jest/globals';
import { captionLength, writingsOf } from './outline';

const lines = (...texts: string[]) => texts.map((text, index) => ({ index, text }));
const PROSE =
  'We are called upon in this case to decide issues under the Fourth Amendment. '.repeat(3);

describe('the caption', () => {
  it.each([
    [
      'of the Supreme Court, as plain texts have it',
      ['403 U.S. 443', 'COOLIDGE', 'v.', 'NEW HAMPSHIRE.', 'No. 323.', PROSE],
      5,
    ],
    [
      'before what a judge delivers',
      ['DOE,', 'v.', 'ROE.', 'MR. JUSTICE STEWART delivered the opinion of the Court.[*]', PROSE],
      3,
    ],
    ['before a court that speaks as one', ['DOE,', 'v.', 'ROE.', 'PER CURIAM:', 'Short.'], 3],
    ['is none where the text begins at once', [PROSE, 'I', 'Short.', PROSE], 0],
    ['is none where one line stands alone', ['I', PROSE], 0],
    ['is none where everything is short', ['One.', 'Two.', 'Three.', 'Four.'], 0],
  ])('%s', (_, texts, length) => {
    expect(captionLength(lines(...texts))).toBe(length);
  });
});

describe('the writings of a text', () => {
  it.each([
    ['MR. JUSTICE HARLAN, concurring.', 'Mr. Justice Harlan, concurring'],
    [
      '*493 MR. CHIEF JUSTICE BURGER, dissenting in part and concurring in part.',
      'Mr. Chief Justice Burger, dissenting in part and concurring in part',
    ],
    [
      'JUSTICE BREYER, with whom JUSTICE STEVENS and JUSTICE SOUTER join, dissenting.',
      'Justice Breyer, with whom Justice Stevens and Justice Souter join, dissenting',
    ],
    ['Stone, J., dissenting:', 'Stone, J., dissenting'],
    [
      'KELLY, Circuit Judge, concurring in the judgment.',
      'Kelly, Circuit Judge, concurring in the judgment',
    ],
    [
      'MR. JUSTICE STEWART delivered the opinion of the Court.[*]',
      'Mr. Justice Stewart delivered the opinion of the Court',
    ],
  ])('%s', (heading, name) => {
    const other = 'MR. JUSTICE BLACK, dissenting.';
    expect(writingsOf(lines(heading, PROSE, other))[0]).toEqual({ index: 0, name });
  });

  it.each([
    'Justice Harlan, dissenting in Poe v. Ullman, said what the Court says now.',
    'The Chief Justice joins the part of the opinion that is concurring.',
    'We see no merit in the argument of those dissenting.',
  ])('leaves prose: %s', (text) => {
    expect(writingsOf(lines(text, text))).toEqual([]);
  });

  it('are none where there is only one', () => {
    expect(writingsOf(lines('MR. JUSTICE STEWART delivered the opinion of the Court.'))).toEqual(
      [],
    );
  });
});
