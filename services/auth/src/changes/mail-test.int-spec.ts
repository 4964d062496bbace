import { changeRole, signup, testMail } from '@casewright/contracts';
import { startMailSink } from '@casewright/testing';
import { admin } from '../../test/audit-acts.js';
import { client, type RunningAuth, refusal, startAuth } from '../../test/running-auth.js';
import { whyNotSent } from './mail-faults.js';

const SETTINGS = ['SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL'] as const;

describe('a test of mail', () => {
  let auth: RunningAuth;
  let sink: Awaited<ReturnType<typeof startMailSink>>;

  const ask = async () => {
    const input = { email: 'first@firm.example', password: 'open sesame', name: 'Ann Advocate' };
    const { user } = await auth.bus.call(signup, { input, client });
    await auth.bus.call(changeRole, { id: user.id, role: 'administrator' }, { principal: admin });
    const principal = { ...admin, userId: user.id };
    return () => auth.bus.call(testMail, {}, { principal });
  };

  beforeAll(async () => {
    sink = await startMailSink();
  });
  afterEach(async () => {
    for (const name of SETTINGS) delete process.env[name];
    await auth.stop();
  });

  it('reaches whoever asks, and says so; without a mail server, it says what to do', async () => {
    Object.assign(process.env, {
      SMTP_URL: sink.url,
      MAIL_FROM: 'Casewright <law@firm.example>',
      PUBLIC_URL: 'https://law.firm.example',
    });
    auth = await startAuth();
    const send = await ask();
    expect(await send()).toEqual({ to: 'first@firm.example', failure: null });
    expect(sink.mails.at(-1)).toMatchObject({
      to: 'first@firm.example',
      text: expect.stringContaining('law.firm.example can send mail'),
    });
    await sink.close();
    const { failure } = await send();
    expect(failure).toMatch(/^The mail server cannot be reached.*Check scheme, host, and port/);
  });

  it('is refused where no mail server is configured', async () => {
    auth = await startAuth();
    const refused = await refusal((await ask())());
    expect(refused.code).toBe('CONFLICT');
    expect(refused.message).toMatch(/set SMTP_URL, MAIL_FROM, and PUBLIC_URL/);
  });
});

it('A refused password is told of with what the mail server said', () => {
  const response = '535 5.7.8 Authentication failed';
  expect(whyNotSent({ code: 'EAUTH', response })).toBe(
    `The mail server refused the user name or the password. Check both in SMTP_URL. The mail server said: ${response}`,
  );
  expect(whyNotSent(new Error('odd'))).toMatch(/Look in the log of the auth service/);
});
