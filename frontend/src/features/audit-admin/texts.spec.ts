import { personName, subjectWords } from './texts';

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
    expect(personName({ id: 7, name: null, email: null })).toBe('An account that is gone (7)');
    expect(personName({ id: 7, name: 'Ann', email: 'a@firm.example' })).toBe('Ann');
  });
});
