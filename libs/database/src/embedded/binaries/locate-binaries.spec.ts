import { describe, expect, it } from '@jest/globals';
import { locateBinaries } from './locate-binaries.js';

describe('locateBinaries', () => {
  it.each([
    ['win32', 'x64', /does not run on Windows itself\. Use WSL/],
    ['freebsd', 'x64', /for freebsd-x64 .* is not installed\. Run npm ci without --omit=optional/],
  ] as const)('names a way out on %s', (platform, arch, sentence) => {
    expect(() => locateBinaries(platform, arch)).toThrow(sentence);
  });
});
