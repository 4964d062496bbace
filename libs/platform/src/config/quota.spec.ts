import { loadConfig } from './load-config.js';
import { assertWithin, Quota } from './quota.js';

class Keeping {
  @Quota()
  QUOTA_THINGS: number = 500;
}

describe('a limit of what one user may keep', () => {
  it.each([
    [{}, 500],
    [{ QUOTA_THINGS: '' }, 500],
    [{ QUOTA_THINGS: '20' }, 20],
    [{ QUOTA_THINGS: '0' }, 0],
    [{ QUOTA_THINGS: 'off' }, 0],
  ])('is read from %j as %s', (env, limit) => {
    expect(loadConfig(Keeping, env).QUOTA_THINGS).toBe(limit);
  });

  it.each(['-1', '1.5', 'many'])('cannot be %s', (value) => {
    expect(() => loadConfig(Keeping, { QUOTA_THINGS: value })).toThrow(/QUOTA_THINGS/);
  });

  it('allows what reaches it, refuses what goes beyond, and allows all where it is lifted', () => {
    expect(() => assertWithin(3, 2, 1, 'Full.')).not.toThrow();
    expect(() => assertWithin(3, 3, 1, 'Full.')).toThrow(
      expect.objectContaining({ code: 'QUOTA_REACHED', status: 409, message: 'Full.' }),
    );
    expect(() => assertWithin(0, 9_000, 1, 'Full.')).not.toThrow();
  });
});
