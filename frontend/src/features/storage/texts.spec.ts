import { describe, expect, it } from '@jest/globals';
import { figuresOf } from './texts';

describe('the figures of what is kept', () => {
  it.each([
    [{ kind: 'drafts', used: 12, limit: 500 }, '12 of 500'],
    [{ kind: 'history', used: 1234, limit: 10_000 }, '1,234 of 10,000'],
    [{ kind: 'document-megabytes', used: 1.5, limit: 2_000 }, '1.5 of 2,000 MB'],
    [{ kind: 'document-megabytes', used: 0, limit: null }, '0 MB, no limit'],
  ] as const)('say of %j “%s”', (use, words) => {
    expect(figuresOf(use)).toBe(words);
  });
});
