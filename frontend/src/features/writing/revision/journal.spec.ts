import { describe, expect, it } from '@jest/globals';
import { applyChanges, differenceOf, inverseOf } from './changes';
import { EMPTY_JOURNAL, type Journal, record, type Step, stepBack, stepForward } from './journal';

function typed(before: string, after: string, typedAt: number | null): Step<null> {
  const redo = [differenceOf(before, after)!];
  return { redo, undo: inverseOf(before, redo), before: null, after: null, typedAt };
}

/** Types each text over the one before it, `gap` ms apart. */
function typing(texts: readonly string[], gap: number): Journal<null> {
  return texts
    .slice(1)
    .reduce<Journal<null>>(
      (journal, text, at) => record(journal, typed(texts[at]!, text, at * gap)),
      EMPTY_JOURNAL,
    );
}

describe('the journal of a draft', () => {
  it('takes back what was typed word by word', () => {
    const journal = typing(['', 't', 'th', 'the', 'the ', 'the c', 'the co'], 100);
    expect(journal.past).toHaveLength(2);
    const first = stepBack(journal)!;
    expect(applyChanges('the co', first.step.undo)).toBe('the ');
    const second = stepBack(first.journal)!;
    expect(applyChanges('the ', second.step.undo)).toBe('');
    expect(stepBack(second.journal)).toBeNull();
  });

  it('does again what it has taken back, in its order', () => {
    const { journal } = stepBack(stepBack(typing(['', 'a ', 'a b'], 5_000))!.journal)!;
    const first = stepForward(journal)!;
    expect(applyChanges('', first.step.redo)).toBe('a ');
    const second = stepForward(first.journal)!;
    expect(applyChanges('a ', second.step.redo)).toBe('a b');
    expect(stepForward(second.journal)).toBeNull();
  });

  it('parts what was typed after a pause, elsewhere, or by deleting', () => {
    expect(typing(['', 'a', 'ab'], 5_000).past).toHaveLength(2);
    expect(typing(['b', 'ba', 'cba'], 100).past).toHaveLength(2);
    expect(typing(['', 'ab', 'a'], 100).past).toHaveLength(2);
  });

  it('never joins a suggestion that was taken with what was typed', () => {
    const accepted = record(EMPTY_JOURNAL, typed('a', 'ab', null));
    expect(record(accepted, typed('ab', 'abc', 1)).past).toHaveLength(2);
  });

  it('forgets what could be done again once something new is done', () => {
    const { journal } = stepBack(typing(['', 'a'], 1))!;
    expect(record(journal, typed('', 'x', 9)).future).toEqual([]);
  });
});
