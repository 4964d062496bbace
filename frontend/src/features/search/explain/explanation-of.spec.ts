import type { RelevanceExplanations, SearchCase } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { explanationOf } from './explanation-of';

const found = { id: 7, relevance: 'Accepting rent is a waiver.' } as SearchCase;
const answer: RelevanceExplanations = {
  engine: 'stub-1',
  explanations: [{ id: 7, text: 'Accepting rent is a waiver.', source: 'model' }],
};
const asked = { model: 'stub-1', answer: undefined, isFailed: false };

describe('what is shown beside the sentence of the rules', () => {
  it('is nothing more while the model reads', () => {
    expect(explanationOf(found, asked)).toEqual({
      text: '',
      source: 'By the built-in engine',
      note: 'The model stub-1 is reading the record of the case.',
    });
  });

  it('is what the model says, under its name', () => {
    expect(explanationOf(found, { ...asked, answer })).toMatchObject({
      text: 'Accepting rent is a waiver.',
      source: 'By the model stub-1',
    });
  });

  it.each([
    ['it failed on its way', { ...asked, isFailed: true }, /could not be asked/],
    [
      'it fell back',
      {
        ...asked,
        answer: { engine: 'local', explanations: [], fallback: { model: 'm', reason: 'Late.' } },
      },
      /^Late\.$/,
    ],
    ['it left the case out', { ...asked, answer: { ...answer, explanations: [] } }, /supports/],
  ])('stays that of the rules, with the reason, where %s', (_, state, note) => {
    const shown = explanationOf(found, state);
    expect(shown.text).toBe('');
    expect(shown.source).toBe('By the built-in engine');
    expect(shown.note).toMatch(note);
  });
});
