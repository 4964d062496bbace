import { tellingWord } from './telling-word.js';

describe('the word that tells a name', () => {
  it.each([
    ['Brown v. Board of Education', 'brown'],
    ['Gonzales v. O’Centro Espírita', 'gonzales'],
    ['Int’l Shoe Co. v. Washington', 'shoe'],
    ['Matter of Hon. Ex’r', 'matter'],
    ['Co. v. Corp.', 'corp'],
    ['State v. United States', 'united'],
  ])('is in %s the longest that is written out and in few others', (name, word) => {
    expect(tellingWord(name)).toBe(word);
  });

  it('is not there in a name without letters', () => {
    expect(tellingWord('§ 12 — 3')).toBeUndefined();
  });

  it('is found in time that grows with the name', () => {
    expect(tellingWord(`${'a'.repeat(100_000)}. v. Wade`)).toBe('wade');
  });
});
