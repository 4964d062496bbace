import { checkWords, personName, subjectWords } from './audit-words';

describe('the words of the audit log', () => {
  it('name what was done something to', () => {
    const uuid = '3f2b8f64-5717-4562-b3fc-2c963f66afa6';
    const words = (
      kind: 'user' | 'session' | 'draft',
      id: string | null,
      name = null as string | null,
    ) => subjectWords({ kind, id, name });
    expect(words('draft', '34')).toBe('Draft 34');
    expect(words('session', uuid)).toBe('Session 3f2b8f64');
    expect(words('user', '2', 'Ann Advocate')).toBe('Account of Ann Advocate');
    expect(words('user', '2')).toBe('Account 2');
    expect(words('draft', null)).toBeNull();
  });

  it('keep the number of somebody whose account is gone', () => {
    expect(personName({ id: 7, name: null, email: null })).toBe('Deleted account (7)');
    expect(personName({ id: 7, name: 'Ann', email: 'a@firm.example' })).toBe('Ann');
  });
});

const words = (holds: number, reason?: 'missing' | 'not_linked' | 'changed'): string => {
  const fault = reason ? { number: holds + 1, reason } : null;
  return checkWords({ holds, fault, complete: true, hash: null });
};

describe('a check of the chain in words', () => {
  it('says that all entries hold', () => {
    expect(words(1_204)).toBe('All 1,204 entries are intact.');
    expect(words(1)).toBe('The one entry is intact.');
    expect(words(0)).toBe('There are no entries yet.');
  });

  it('says which entry does not, and why', () => {
    expect(words(1_204, 'missing')).toBe(
      'Entry 1,205 is missing. The 1,204 entries before it are intact.',
    );
    expect(words(1, 'changed')).toBe(
      'Entry 2 was changed after it was written. The one before it is intact.',
    );
    expect(words(0, 'not_linked')).toBe(
      'Entry 1 does not link to the one before it: one of the two was replaced. It is the first entry.',
    );
  });
});
