import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { placedAt } from '../findings/findings.samples';
import { changeOf, safeChanges } from '../findings/suggestions';
import { visibleFindings } from '../findings/visible';
import { takeReview } from './take-review';
import { judge, redo, revise, type, undo } from './writing-acts';
import { BLANK_DRAFT, WritingDraftSchema } from './writing-draft';
import { draftOf, stateOf, type WritingState } from './writing-state';

const SCORES = {} as never;
const TEXT = 'In order to win, he must, in order to persuade, be clear.';

const started = (text: string): WritingState => stateOf({ ...BLANK_DRAFT, text });
const reviewed = (state: WritingState, quotes: readonly string[]): WritingState =>
  takeReview(state, {
    version: state.version,
    findings: quotes.map((quote) => placedAt(state.text, quote)),
    scores: SCORES,
  });

describe('a draft', () => {
  it('keeps the words under every mark, whatever is typed, taken, undone or done again', () => {
    const act = fc.oneof(
      fc.record({
        kind: fc.constant('type' as const),
        at: fc.nat(60),
        put: fc.string({ maxLength: 3 }),
      }),
      fc.record({ kind: fc.constant('cut' as const), at: fc.nat(60), by: fc.nat(8) }),
      fc.record({ kind: fc.constantFrom('take' as const, 'undo' as const, 'redo' as const) }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        let state = reviewed(started(TEXT), ['In order to', 'must', 'in order to', 'clear']);
        for (const one of acts) {
          const { text } = state;
          if (one.kind === 'type') {
            state = type(state, text.slice(0, one.at) + one.put + text.slice(one.at), 0);
          } else if (one.kind === 'cut') {
            state = type(state, text.slice(0, one.at) + text.slice(one.at + one.by), 0);
          } else if (one.kind === 'take') {
            const [first] = state.findings;
            if (first) state = revise(state, [{ start: first.start, end: first.end, text: 'To' }]);
          } else state = one.kind === 'undo' ? undo(state) : redo(state);
          for (const { finding, start, end } of state.findings) {
            expect(state.text.slice(start, end)).toBe(finding.quote);
          }
        }
        while (state.journal.future.length > 0) state = redo(state);
        const last = state.text;
        while (state.journal.past.length > 0) state = undo(state);
        expect(state.text).toBe(TEXT);
        while (state.journal.future.length > 0) state = redo(state);
        expect(state.text).toBe(last);
      }),
    );
  });

  it('places a review of an older version where its words are now', () => {
    const first = started('It is due and owing.');
    const later = type(first, 'Now it is due and owing.', 0);
    const state = takeReview(later, {
      version: first.version,
      findings: [placedAt(first.text, 'due and owing'), placedAt(first.text, 'It')],
      scores: SCORES,
    });
    expect(state.isReviewed).toBe(false);
    expect(state.findings.map(({ start, end }) => state.text.slice(start, end))).toEqual([
      'due and owing',
    ]);
  });

  it('takes all safe suggestions of a kind in one step, and gives them back in one', () => {
    const replacement = { text: 'to', safe: true };
    const before = takeReview(started(TEXT), {
      version: 0,
      findings: [
        placedAt(TEXT, 'In order to', { replacement: { text: 'To', safe: true } }),
        placedAt(TEXT, 'must', { replacement: { text: 'may', safe: true, changesForce: true } }),
        placedAt(TEXT, 'in order to', { replacement }),
        placedAt(TEXT, 'clear', { replacement: { text: 'plain', safe: false } }),
      ],
      scores: SCORES,
    });
    const after = revise(before, safeChanges(before.text, before.findings));
    expect(after.text).toBe('To win, he must, to persuade, be clear.');
    expect(after.original).toBe(TEXT);
    const back = undo(after);
    expect(back).toMatchObject({ text: TEXT, original: null });
    expect(redo(back).text).toBe(after.text);
  });

  it('brings a dismissed remark back with undo, and keeps it dismissed where it moves to', () => {
    const state = reviewed(started('It is due and owing.'), ['due and owing']);
    const [found] = state.findings;
    const { start, end, finding } = found!;
    const judged = judge(state, { dismissed: [{ rule: finding.rule, start, end }] });
    const shown = ({ findings, remarks, dismissed, silenced }: WritingState) =>
      visibleFindings(findings, remarks, dismissed, silenced).length;
    expect(shown(judged)).toBe(0);
    expect(shown(type(judged, 'Now: It is due and owing.', 0))).toBe(0);
    expect(shown(undo(judged))).toBe(1);
    expect(shown(judge(state, { silenced: [finding.rule] }))).toBe(0);
  });

  it('comes back from what is kept of it', () => {
    const state = judge(type(started('a'), 'a b', 0), { silenced: ['hedge'] });
    const kept = WritingDraftSchema.parse(JSON.parse(JSON.stringify(draftOf(state))));
    expect(draftOf(stateOf(kept))).toEqual(draftOf(state));
  });
});

describe('a suggestion to delete', () => {
  const deleted = (text: string, quote: string) => {
    const change = changeOf(
      text,
      placedAt(text, quote, { replacement: { text: '', safe: true } }),
    )!;
    return text.slice(0, change.start) + text.slice(change.end);
  };

  it('leaves no doubled space and none before a mark', () => {
    expect(deleted('It is clearly wrong.', 'clearly')).toBe('It is wrong.');
    expect(deleted('Clearly it is wrong.', 'Clearly')).toBe('it is wrong.');
    expect(deleted('It is wrong, clearly.', ', clearly')).toBe('It is wrong.');
    expect(deleted('It is wrong indeed.', 'indeed')).toBe('It is wrong.');
    expect(deleted('wrong (clearly) so', 'clearly')).toBe('wrong () so');
  });
});
