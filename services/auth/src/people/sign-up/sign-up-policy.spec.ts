import { AppError } from '@casewright/contracts';
import { assertMaySignUp, mustProveMailbox, roleAtSignup } from './sign-up-policy.js';

describe('sign-up policy', () => {
  it('lets anybody in when open', () => {
    expect(() => assertMaySignUp('open', 'a@b.com', false)).not.toThrow();
  });

  it('lets the first account in even when closed', () => {
    expect(() => assertMaySignUp('closed', 'a@b.com', true)).not.toThrow();
  });

  it('refuses everybody else when closed', () => {
    expect(() => assertMaySignUp('closed', 'a@b.com', false)).toThrow(AppError);
  });

  it('compares whole domains, whatever their case', () => {
    const setting = 'domain:firm.com,Other.org';
    expect(() => assertMaySignUp(setting, 'a@FIRM.com', false)).not.toThrow();
    expect(() => assertMaySignUp(setting, 'a@other.org', false)).not.toThrow();
    expect(() => assertMaySignUp(setting, 'a@notfirm.com', false)).toThrow(/firm\.com/);
    expect(() => assertMaySignUp(setting, 'a@firm.com.evil.net', false)).toThrow(AppError);
  });
});

describe('the role of a new account', () => {
  const SETUP_TOKEN = 'only-whoever-installed-it-has-this';
  const NOBODY = { anybody: false, administrator: false };
  const MEMBERS = { anybody: true, administrator: false };
  const ALL = { anybody: true, administrator: true };
  const email = 'a@b.com';
  const code = (work: () => unknown): unknown => {
    try {
      return work();
    } catch (error) {
      return (error as AppError).code;
    }
  };

  it.each([undefined, 'off'])('is the first one’s without a token to show (%s)', (none) => {
    const setting = { SIGNUP: 'open', SETUP_TOKEN: none };
    const of = (there: typeof ALL, setup?: string) =>
      code(() => roleAtSignup(setting, { email, setup }, there));
    expect([of(NOBODY), of(MEMBERS), of(ALL)]).toEqual(['administrator', 'member', 'member']);
    expect([of(NOBODY, 'x'), of(MEMBERS, 'x')]).toEqual(['administrator', 'CONFLICT']);
  });

  it.each(['open', 'closed', 'domain:firm.com'])('is shown by a token under %s', (SIGNUP) => {
    const of = (there: typeof ALL, setup?: string) =>
      code(() => roleAtSignup({ SIGNUP, SETUP_TOKEN }, { email, setup }, there));
    expect(of(NOBODY)).toBe(SIGNUP === 'open' ? 'member' : 'SIGNUP_CLOSED');
    expect([of(NOBODY, SETUP_TOKEN), of(MEMBERS, SETUP_TOKEN)]).toEqual(
      Array(2).fill('administrator'),
    );
    expect(of(ALL, SETUP_TOKEN)).toBe('CONFLICT');
    expect([of(NOBODY, 'another'), of(ALL, 'another')]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  });
});

describe('whether a mailbox has to be proven', () => {
  const beside = { singleSignOn: true, mail: true };
  const must = (SIGNUP: string, role: 'member' | 'administrator', there = beside) =>
    mustProveMailbox({ SIGNUP }, role, there);

  it('is so where an address stands for somebody: of a domain, or at a provider', () => {
    expect(must('domain:firm.com', 'member', { singleSignOn: false, mail: false })).toBe(true);
    expect(must('open', 'member')).toBe(true);
    expect(must('open', 'member', { singleSignOn: false, mail: true })).toBe(false);
  });

  it('is not so of whoever installed it, nor where no mail could prove it', () => {
    expect(must('open', 'administrator')).toBe(false);
    expect(must('open', 'member', { singleSignOn: true, mail: false })).toBe(false);
  });
});
