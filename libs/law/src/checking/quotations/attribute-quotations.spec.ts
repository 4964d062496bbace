import { findCitations } from '@casewright/law/citations';
import { attributeQuotations } from './attribute-quotations.js';
import { findQuotations } from './find-quotations.js';

/** Each quotation with the citation that it is attributed to. */
function attributed(text: string): [string, string | null][] {
  const quotations = findQuotations(text);
  const citations = findCitations(text);
  return attributeQuotations(text, quotations, citations).map((index, at) => {
    const { start, end } = quotations[at]!;
    return [text.slice(start, end), index === null ? null : citations[index]!.normalized];
  });
}

const ROE = 'Roe v. Wade, 410 U.S. 113, 120 (1973)';
const BAZ = 'Baz v. Qux, 3 F.3d 4 (9th Cir. 1990)';

describe('findQuotations', () => {
  it('finds four words and more, with either kind of marks', () => {
    const text = 'He said “one two three four” and "five six seven eight," not "three words only".';
    expect(attributed(text).map(([words]) => words)).toEqual([
      'one two three four',
      'five six seven eight,',
    ]);
  });

  it('is not turned round by one lost mark', () => {
    const text = 'A 6" pipe and "a lost mark stands here.\n\nThen "one two three four" follows.';
    expect(attributed(text).map(([words]) => words)).toEqual(['one two three four']);
  });

  it('finds block quotations, and not what they quote', () => {
    const block =
      '     Nobody shall be held to answer,\n     says the text, "for the same offence twice over" or more.';
    expect(attributed(`Thus:\n\n${block}\n\n${ROE}. More text.`)).toEqual([
      [block.trim(), '410 U.S. 113'],
    ]);
  });

  it('is linear in the length of text made to take long', () => {
    const text = `${'"a\n '.repeat(100_000)}${' '.repeat(500_000)}${'\n \t'.repeat(100_000)}`;
    expect(findQuotations(text)).toEqual([]);
  });
});

describe('attributeQuotations', () => {
  it.each([
    ['directly behind', `"One two three four." ${ROE}.`, '410 U.S. 113'],
    ['behind a note number', `"One two three four."12 ${ROE}.`, '410 U.S. 113'],
    ['the citation sentence behind', `We said "one two three four" there. ${ROE}.`, '410 U.S. 113'],
    ['behind the verb', `"One two three four," the Court said in ${ROE}.`, '410 U.S. 113'],
    ['before, with a verb', `In ${ROE}, the Court held that "one two three four."`, '410 U.S. 113'],
    ['before, with a colon', `In ${ROE}, we wrote: "One two three four."`, '410 U.S. 113'],
    ['in a parenthetical', `See ${ROE} ("one two three four").`, '410 U.S. 113'],
    ['the first of a string', `"One two three four." ${ROE}; ${BAZ}.`, '410 U.S. 113'],
    [
      'the quoting case',
      `"One two three four." Roe v. Wade, 410 U.S. 113 (1973) (quoting ${BAZ}).`,
      '410 U.S. 113',
    ],
    ['an id.', `${ROE}. "One two three four." Id. at 9.`, 'Id. at 9'],
    ['a signal supports no words', `"One two three four." See ${ROE}.`, null],
    [
      'a statute stands between',
      `"One two three four." 42 U.S.C. § 1983. ${ROE}.`,
      '42 U.S.C. § 1983',
    ],
    ['another sentence stands between', `"One two three four." It is so. We rely on ${ROE}.`, null],
    ['another paragraph', `"One two three four."\n\nIn ${ROE}, we disagreed.`, null],
    ['before, without a verb', `Unlike ${ROE}, this was a "one two three four" matter.`, null],
    [
      'its own sentence before the next one',
      `In ${ROE}, the Court held that "one two three four." ${BAZ}, went further.`,
      '410 U.S. 113',
    ],
    [
      'its own sentence before a citation sentence of another case',
      `${ROE}, called it "one two three four." ${BAZ}.`,
      '410 U.S. 113',
    ],
    [
      'behind, in its own sentence',
      `The "one two three four" test of ${ROE}, governs.`,
      '410 U.S. 113',
    ],
    ['not behind, where it denies', `No "one two three four" is to be found in ${ROE}.`, null],
    ['an id. behind words that cite', `"One two three, ${BAZ}, four." Id. at 9.`, null],
  ])('%s', (_name, text, citation) => {
    expect(attributed(text).at(-1)?.[1]).toBe(citation);
  });

  it('gives each of two in one sentence its own', () => {
    const text = `The "one two three four" rule in ${ROE}, met the "five six seven eight" rule of ${BAZ}.`;
    expect(attributed(text).map(([, citation]) => citation)).toEqual(['410 U.S. 113', '3 F.3d 4']);
  });
});
