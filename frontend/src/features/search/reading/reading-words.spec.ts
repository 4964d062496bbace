import type { QuestionUnderstanding } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { readingNote, readingWords } from './reading-words';

const answer: QuestionUnderstanding = {
  ...{ engine: 'stub-1', reading: null, search: null, dropped: 0, prompt: 'question@1' },
};

describe('what is said of a reading', () => {
  it.each([
    [undefined, false, /is reading/],
    [undefined, true, /could not be asked/],
    [answer, false, /nothing to add/],
    [{ ...answer, fallback: { model: 'stub-1', reason: 'It was late.' } }, false, /It was late/],
  ])('%#', (said, isFailed, words) => {
    expect(readingWords('stub-1', said, isFailed)).toMatch(words);
  });

  it('counts what was left out', () => {
    expect(readingNote(answer)).not.toMatch(/left out/);
    expect(readingNote({ ...answer, dropped: 1 })).toMatch(/One proposal .* was left out/);
    expect(readingNote({ ...answer, dropped: 3 })).toMatch(/3 proposals .* were left out/);
  });
});
