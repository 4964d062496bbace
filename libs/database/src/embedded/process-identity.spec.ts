import { describe, expect, it } from '@jest/globals';
import { commandLine, identify, isRunning } from './process-identity.js';

/** Above what any system gives out. */
const NOBODY = 2 ** 30;

describe('the identity of a process', () => {
  it('is the same at every look, and is not that of another process', () => {
    const self = identify(process.pid);
    expect(self).toMatchObject({ started: expect.stringMatching(/\S/), zombie: false });
    expect(identify(process.pid)).toEqual(self);
    expect(identify(1)?.started).not.toBe(self?.started);
  });

  it('is absent when there is no such process', () => {
    expect(identify(NOBODY)).toBeUndefined();
    expect(isRunning(NOBODY)).toBe(false);
    expect(commandLine(NOBODY)).toBe('');
  });

  it('comes with the command line', () => {
    expect(commandLine(process.pid)).toContain('node');
  });
});
