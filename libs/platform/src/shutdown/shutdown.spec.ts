import { graceFor } from './shutdown.js';

const run = async () => undefined;

describe('the time that a process has to stop', () => {
  it.each([
    [[], 25_000],
    [[{ name: 'bus', run }], 25_000],
    [[{ name: 'service', run, atMostMs: 20_000 }], 25_000],
    [
      [
        { name: 'service', run, atMostMs: 170_000 },
        { name: 'bus', run },
      ],
      175_000,
    ],
  ])('of %j is %s ms', (steps, ms) => expect(graceFor(steps)).toBe(ms));
});
