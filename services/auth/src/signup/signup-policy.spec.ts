import { AppError } from '@casewright/contracts';
import { assertMaySignUp } from './signup-policy.js';

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
