import { describe, expect, it } from '@jest/globals';
import { DatabaseError } from '../errors/database-error.js';
import { roleName, rolePassword } from './role-name.js';

describe('the role of a service', () => {
  it('is named after its database and fits PostgreSQL’s 63 bytes', () => {
    expect(roleName('casewright', 'auth')).toBe('casewright_auth');
    expect(roleName('d'.repeat(63), 's'.repeat(31))).toHaveLength(63);
  });

  it.each(['', 'Auth', 'a-b', 'a"; DROP ROLE x', '1st', 's'.repeat(32)])('cannot be %j', (name) => {
    expect(() => roleName('casewright', name)).toThrow(DatabaseError);
  });

  it('has a password that depends on secret and role alone', () => {
    const password = rolePassword('secret', 'casewright_auth');
    expect(rolePassword('secret', 'casewright_auth')).toBe(password);
    expect(rolePassword('other', 'casewright_auth')).not.toBe(password);
    expect(rolePassword('secret', 'casewright_search')).not.toBe(password);
    expect(password).toMatch(/^[\w-]{43}$/);
  });
});
