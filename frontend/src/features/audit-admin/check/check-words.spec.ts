import { checkWords } from './check-words';

const words = (holds: number, reason?: 'missing' | 'not_linked' | 'changed'): string => {
  const fault = reason ? { number: holds + 1, reason } : null;
  return checkWords({ holds, fault, complete: true, hash: null });
};

describe('a check of the chain in words', () => {
  it('says that all entries hold', () => {
    expect(words(1_204)).toBe('All 1,204 entries hold.');
    expect(words(1)).toBe('The one entry holds.');
    expect(words(0)).toBe('There is no entry yet.');
  });

  it('says which entry does not, and why', () => {
    expect(words(1_204, 'missing')).toBe(
      'Entry 1,205 is missing. The 1,204 entries before it hold.',
    );
    expect(words(1, 'changed')).toBe(
      'Entry 2 was changed after it was written. The one before it holds.',
    );
    expect(words(0, 'not_linked')).toBe(
      'Entry 1 does not follow from the one before: one of the two was replaced. It is the first.',
    );
  });
});
