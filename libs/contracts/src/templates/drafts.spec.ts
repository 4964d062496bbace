import { describe, expect, it } from '@jest/globals';
import { SaveDraftRequestSchema } from './drafts.js';

describe('a draft to be saved', () => {
  const refusal = (id: number) =>
    SaveDraftRequestSchema.safeParse({ id }).error?.issues.find(({ path }) => path[0] === 'id');

  it('may be one whose number a database can have', () => {
    expect(refusal(2_147_483_647)).toBeUndefined();
  });

  it.each([0, -1, 1.5, 2_147_483_648])('is refused by the number %d', (id) => {
    expect(refusal(id)).toBeDefined();
  });
});
