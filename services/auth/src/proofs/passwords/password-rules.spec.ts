import { AuthConfig } from '../../auth-config.js';
import { isCommonPassword } from './common-passwords.js';
import { PasswordRules } from './password-rules.js';

const owner = { email: 'ann.advocate@firm.example' };
const rules = (settings: Partial<AuthConfig> = {}) =>
  new PasswordRules(Object.assign(new AuthConfig(), settings));

describe('common passwords', () => {
  it.each(['123456', 'password', 'letmein', 'PassWord1', 'iloveyou', '      ', 'aaaaaaaa'])(
    'have %j among them',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  it.each(['correct horse battery', 'secret-1', 'zwölf Boxkämpfer', ' 123456'])(
    'do not have %j',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});

describe('the rules for new passwords', () => {
  it('refuse one that many people use, and say what to do', () => {
    expect(() => rules().assertGood('Password1', owner)).toThrow(/Choose another one/);
  });

  it.each(['ann.advocate@firm.example', 'Ann.Advocate'])('refuse %s of its owner', (password) => {
    expect(() => rules().assertGood(password, owner)).toThrow(/email address/);
  });

  it('let a common one pass where the operator allows it', () => {
    expect(() => rules({ PASSWORD_COMMON: 'allow' }).assertGood('123456', owner)).not.toThrow();
  });

  it('let a common one pass at sign-up alone, where the operator says nothing', () => {
    expect(() => rules().assertGood('123456', owner, 'signup')).not.toThrow();
    expect(() => rules().assertGood('123456', owner)).toThrow(/Choose another one/);
    const strict = rules({ PASSWORD_COMMON: 'refuse' });
    expect(() => strict.assertGood('123456', owner, 'signup')).toThrow(/Choose another one/);
  });

  it('ask for six characters, or for more where the operator does', () => {
    expect(() => rules().assertGood('k7#pQz', owner)).not.toThrow();
    const longer = rules({ PASSWORD_MIN_LENGTH: 12, PASSWORD_COMMON: 'allow' });
    expect(() => longer.assertGood('eleven char', owner)).toThrow(
      'Password must be at least 12 characters',
    );
    expect(() => longer.assertGood('twelve chars', owner)).not.toThrow();
  });
});
