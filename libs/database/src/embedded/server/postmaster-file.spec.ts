import { describe, expect, it } from '@jest/globals';
import { parsePostmasterFile } from './postmaster-file.js';

const file = (status: string) =>
  `4711\n/data/database/postgres\n1763722800\n5433\n\n127.0.0.1\n  1234   5678\n${status}\n`;

describe('parsePostmasterFile', () => {
  it('reads the process, the port and the state', () => {
    expect(parsePostmasterFile(file('ready   '))).toEqual({
      pid: 4711,
      port: 5433,
      status: 'ready',
    });
    expect(parsePostmasterFile(file('stopping'))?.status).toBe('stopping');
  });

  it.each([
    ['4711\n/data\n', { pid: 4711, port: 0, status: 'unknown' }],
    ['', undefined],
    ['not a number\n', undefined],
  ])('makes what it can of a file that is still being written: %j', (text, expected) => {
    expect(parsePostmasterFile(text)).toEqual(expected);
  });
});
