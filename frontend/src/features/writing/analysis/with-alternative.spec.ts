import { describe, expect, it } from '@jest/globals';
import { takeReview } from '../draft/take-review';
import { judge, type } from '../draft/writing-acts';
import { BLANK_DRAFT } from '../draft/writing-draft';
import { isBeingTyped, stateOf } from '../draft/writing-state';
import { withAlternative } from './with-alternative';

const TEXT = 'She read of of the case.';
const alternative = { original: 'of of', suggested: 'of', goal: 'clarity', why: 'Twice.' } as never;
const shown = { alternative, place: { start: 9, end: 14 } };

function analyzed(text: string) {
  const analysis = { isCurrent: true, alternatives: [shown] } as never;
  return { ...stateOf({ ...BLANK_DRAFT, text }), analysis };
}

describe('a phrasing that is taken', () => {
  it('goes where its words stand now, though it is shown as of before the last keys', () => {
    const typed = type(analyzed(TEXT), `First. ${TEXT}`, 0);
    expect(withAlternative(typed, shown).text).toBe('First. She read of the case.');
  });

  it('changes nothing once its words are gone', () => {
    const typed = type(analyzed(TEXT), TEXT.replace('of of', 'on of'), 0);
    expect(withAlternative(typed, shown)).toBe(typed);
  });
});

describe('a draft is being typed', () => {
  it('from a key until the rules have read it, and not when it is judged', () => {
    const before = stateOf({ ...BLANK_DRAFT, text: TEXT });
    expect(isBeingTyped(before)).toBe(false);
    const typed = type(before, `${TEXT} So`, 0);
    expect(isBeingTyped(typed)).toBe(true);
    expect(isBeingTyped(judge(typed, { silenced: ['doubled-word'] }))).toBe(false);
    const review = { version: typed.version, findings: [], scores: {} as never };
    expect(isBeingTyped(takeReview(typed, review))).toBe(false);
  });
});
