import { assertStorable } from './storable.js';

const refusalOf = (input: unknown, name?: string) => {
  try {
    assertStorable(input, name);
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('a text that is to be stored', () => {
  it.each([
    [{ name: 'a\0b' }, 'name', 'Name has a character that cannot be stored (U+0000).'],
    [{ documentType: '\ud800' }, 'documentType', 'Document type has'],
    [
      { filters: { court: 'x\udfff' } },
      'filters.court',
      'Court has a character that cannot be stored (U+DFFF)',
    ],
    [{ clauses: ['a', '\0'] }, 'clauses.1', 'Clauses has'],
    [{ answers: { 'a\0': 'b' } }, 'answers.a\uFFFD', 'A\uFFFD has'],
    ['\0', '', 'The text has'],
  ])('is refused by the name of its field: %j', (input, path, message) => {
    expect(refusalOf(input)).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: expect.stringContaining(message),
      details: [{ path, message: expect.stringContaining(message) }],
    });
  });

  it.each([
    ['what Word copies', 'a\u000bb\u000cc\td\r\ne\u001f'],
    ['letters of any plane', 'Zoë 𝔸 🏛 \ufffd \uffff'],
    ['no text', { a: null, b: 1, c: [true, undefined], d: Buffer.from('\0') }],
  ])('passes with %s', (_, input) => {
    expect(refusalOf(input)).toBeUndefined();
  });

  it('is found however deep it lies', () => {
    let input: unknown = '\0';
    for (let depth = 0; depth < 100_000; depth += 1) input = [input];
    expect(refusalOf(input)).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
