import { locateQuotation, QuotationSource } from './locate-quotation.js';

const TEXT = `MR. JUSTICE HOLT delivered the opinion of the Court.

The Constitution does not bend to convenience. *402 A warrant, once issued,
must particularly describe the place to be searched; the well-
known rule of 1791–1804 admits of no excep-
tion.[3] We have said that “the door of a private home” is the first line.

It is so ordered. The Government's reading -- if it is one -- would leave nothing of the rule.`;

const locate = (quotation: string) => {
  const match = locateQuotation([new QuotationSource(TEXT)], quotation);
  return match && { ...match.found, words: TEXT.slice(match.found.start, match.found.end) };
};

describe('locateQuotation', () => {
  it.each([
    ['The Constitution does not bend to convenience.', 'the very words'],
    ['does not bend to convenience,', 'a closing comma inside the marks'],
    ['must particularly describe the place to be searched.', 'a closing period for a semicolon'],
  ])('%s: exact (%s)', (quotation) => {
    const found = locate(quotation);
    expect(found?.status).toBe('exact');
    expect(quotation.replace(/[.,]$/, '')).toBe(found?.words.replace(/[.,]$/, ''));
  });

  it.each([
    ['the Constitution does not bend', 'a small first letter'],
    ['[t]he Constitution does not bend to convenience', 'an altered letter'],
    ['convenience. A warrant, once issued, must', 'a star page and a line end between'],
    ['the well-known rule of 1791-1804 admits of no exception. We have said', 'hyphens, a call'],
    ["that 'the door of a private home' is the first line", 'other quote marks'],
    ['The Constitution does not bend . . . . A warrant . . . must particularly', 'ellipses'],
    ['The Constitution does not bend to [expediency]. A warrant', 'words put for others'],
    [
      'It is so order[]. The Government’s reading — if it is one — would',
      'letters left out, dashes',
    ],
    ['We have said that "[t]he door of a private home" is', 'an altered letter within'],
  ])('%s: normalised (%s)', (quotation) => {
    expect(locate(quotation)?.status).toBe('normalised');
  });

  it('gives the place in the source as it is printed', () => {
    expect(locate('convenience. A warrant, once issued')?.words).toBe(
      'convenience. *402 A warrant, once issued',
    );
  });

  it('shows the differences of a close one', () => {
    const found = locate('The Constitution does never bend to mere convenience. A warrant, once');
    expect(found?.status).toBe('close');
    expect(found?.diff?.filter((part) => part.in !== 'both')).toEqual([
      { in: 'source', text: 'not' },
      { in: 'quotation', text: 'never' },
      { in: 'quotation', text: 'mere' },
    ]);
    expect(found?.words).toBe(
      'The Constitution does not bend to convenience. *402 A warrant, once',
    );
  });

  it('takes letters in another case for a difference, but for the first', () => {
    expect(locate('The Constitution DOES not bend to convenience')?.status).toBe('close');
  });

  it.each([
    'The Constitution bends whenever the need of the hour is great enough to the court',
    'It is so ordered. The door of a private home. Bend to convenience a warrant rule',
    'nothing of the kind was ever written by anybody here',
    '. . . the . . .',
    '[all of it was replaced] . . . [by other words]',
  ])('does not find what is not there: %s', (quotation) => {
    expect(locate(quotation)).toBeNull();
  });

  it('prefers the opinion that has the very words', () => {
    const sources = ['We hold that the rule is dead.', 'I dissent. We hold that The rule is dead.'];
    const match = locateQuotation(
      sources.map((text) => new QuotationSource(text)),
      'We hold that The rule is dead.',
    );
    expect(match?.source).toBe(1);
  });

  it('is done in time with a quotation made to take long', () => {
    const source = new QuotationSource('a b '.repeat(50_000));
    expect(locateQuotation([source], `${'a b . . . '.repeat(300)}never there`)).toBeNull();
  });
});
