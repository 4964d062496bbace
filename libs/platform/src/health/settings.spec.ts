import { readSettings } from './settings.js';

describe('the settings in the diagnostics', () => {
  it('show figures and switches, and of anything else only that it is set', () => {
    const env = {
      RATE_LIMITS: 'off',
      UPLOAD_MAX_MB: '20',
      RATE_LIMIT_FACTOR: '2.5',
      SIGNUP: '',
      MAKER_NAME: 'Ann Advocate',
      PUBLIC_URL: 'https://law.firm.example',
      HOME: '/root',
      OIDC_ISSUER: 'https://login.firm.example',
      OIDC_SIGNUP: 'closed',
      OIDC_CLIENT_SECRET: '0',
      SMTP_URL: 'off',
      OPENAI_API_KEY: '12345',
      DATABASE_URL: 'postgres://a:b@c/d',
      SOME_PASSWORD: 'x',
    };
    expect(readSettings(env).map(({ name, value }) => `${name}=${value}`)).toEqual([
      'RATE_LIMITS=off',
      'RATE_LIMIT_FACTOR=2.5',
      'OIDC_ISSUER=set',
      'OIDC_SIGNUP=closed',
      'PUBLIC_URL=set',
      'MAKER_NAME=set',
      'UPLOAD_MAX_MB=20',
      'OPENAI_API_KEY=set',
      'DATABASE_URL=set',
      'OIDC_CLIENT_SECRET=set',
      'SMTP_URL=set',
    ]);
  });
});
