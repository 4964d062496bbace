import { login, resolveSession, signup } from '@casewright/contracts';
import { OperatorError } from '@casewright/platform';
import {
  client,
  opened,
  type RunningAuth,
  refusal,
  startAuth,
} from '../../../test/running-auth.js';
import { runUsersCommand } from './users-command.js';

describe('the command for users', () => {
  let auth: RunningAuth;
  const run = (...args: string[]) => runUsersCommand(auth.database.url('auth'), args);
  const register = async (email: string) =>
    auth.bus.call(signup, { input: { email, password: 'secret-1', name: 'Ann Advocate' }, client });
  const enter = (email: string, password: string) =>
    auth.bus.call(login, { input: { email, password }, client }).then(opened);
  const isLive = async (token: string) => (await auth.bus.call(resolveSession, { token })) !== null;
  const acts = () =>
    auth.rows.query(
      `SELECT action, subject_id AS subject, outcome FROM audit_entries
        WHERE correlation_id LIKE 'command-%' ORDER BY number`,
    );

  beforeAll(async () => {
    auth = await startAuth();
    await register('first@firm.example');
  });
  afterAll(() => auth.stop());

  it('lists accounts', async () => {
    await register('listed@firm.example');
    const lines = await run('list');
    expect(lines).toHaveLength(2);
    expect(await run('list', 'LISTED@')).toEqual([
      expect.stringMatching(/^listed@firm\.example\tmember\tactive\t2\d{3}-\S+\tAnn Advocate$/),
    ]);
  });

  it('gives a new password, which alone opens the account, and ends its sessions', async () => {
    const { token, user } = await register('locked@firm.example');
    const [, shown = ''] = await run('reset', 'Locked@Firm.example');
    const password = shown.slice(shown.lastIndexOf(' ') + 1);
    expect(password).toMatch(/^[0-9a-f]{5}(-[0-9a-f]{5}){3}$/);
    expect(await isLive(token)).toBe(false);
    expect((await refusal(enter('locked@firm.example', 'secret-1'))).code).toBe(
      'WRONG_CREDENTIALS',
    );
    await expect(enter('locked@firm.example', password)).resolves.toBeDefined();
    expect(await acts()).toEqual([
      { action: 'reset_password', subject: String(user.id), outcome: 'done' },
    ]);
  });

  it('lets whoever guessed too often in at once', async () => {
    await register('guessed@firm.example');
    const guess = () => refusal(enter('guessed@firm.example', 'not this one'));
    let refused = await guess();
    while (refused.code === 'WRONG_CREDENTIALS') refused = await guess();
    expect(refused.code).toBe('RATE_LIMITED');
    const [, shown = ''] = await run('reset', 'guessed@firm.example');
    const password = shown.slice(shown.lastIndexOf(' ') + 1);
    await expect(enter('guessed@firm.example', password)).resolves.toBeDefined();
  });

  it('takes with the old password the links by which one is chosen', async () => {
    const { user } = await register('linked@firm.example');
    await auth.rows.query(
      `INSERT INTO reset_links (token_hash, user_id, expires_at)
       VALUES (sha256('a link'), $1, now() + interval '30 minutes')`,
      [user.id],
    );
    await run('reset', 'linked@firm.example');
    const works = 'SELECT 1 FROM reset_links WHERE user_id = $1 AND expires_at > now()';
    expect(await auth.rows.query(works, [user.id])).toEqual([]);
  });

  it('disables, enables and promotes', async () => {
    const { token, user } = await register('acted@firm.example');
    await run('disable', 'acted@firm.example');
    expect(await isLive(token)).toBe(false);
    expect((await refusal(enter('acted@firm.example', 'secret-1'))).code).toBe('ACCOUNT_DISABLED');
    await run('enable', 'acted@firm.example');
    await run('promote', 'acted@firm.example');
    expect((await enter('acted@firm.example', 'secret-1')).user.role).toBe('administrator');
    await run('disable', 'acted@firm.example');
    const subject = String(user.id);
    expect((await acts()).slice(3)).toEqual(
      ['disable_user', 'enable_user', 'change_role', 'disable_user'].map((action) => ({
        action,
        subject,
        outcome: 'done',
      })),
    );
  });

  it('says what it cannot do, and records what was refused', async () => {
    await expect(run('disable', 'first@firm.example')).rejects.toThrow(/last administrator/);
    expect((await acts()).at(-1)).toMatchObject({ action: 'disable_user', outcome: 'refused' });
    await expect(run('promote', 'nobody@firm.example')).rejects.toThrow(
      'No account has the address nobody@firm.example.',
    );
    for (const args of [[], ['dance'], ['reset'], ['disable', 'a@b.example', 'c@d.example']]) {
      await expect(run(...args)).rejects.toThrow(OperatorError);
    }
  });
});
