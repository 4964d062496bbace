import { describe, expect, it } from '@jest/globals';
import { review } from '../reviewer/create-reviewer.js';

const quotes = (text: string): string[] =>
  review(text, { documentKind: 'brief' }).findings.map(({ quote }) => quote);

describe('quotations without quotation marks', () => {
  it('set in after a colon are nobody’s to edit, over several paragraphs', () => {
    expect(
      quotes(
        'The rule is an old one:\n\n    Any and all notices shall be\n    given prior to the sale.\n\n    They were given pursuant to it.\n\nWe acted prior to the sale.',
      ),
    ).toEqual(['prior to']);
  });

  it('brought in by a verb of saying and a colon are not edited either', () => {
    expect(
      quotes(
        'Section 4 of the lease provides as follows:\n\nTenant shall vacate prior to the sale, and any and all keys are to be returned to the owner.\n\nThe sale came prior to notice.',
      ),
    ).toEqual(['prior to']);
  });

  it('are not the paragraphs of a text whose first lines are all set in', () => {
    expect(
      quotes(
        '    The clerk came prior to noon on that day.\n\n    The owner left subsequent to the sale of it.',
      ),
    ).toEqual(['prior to', 'subsequent to']);
  });

  it('are not what the writer announces of his own, nor the points of a list', () => {
    expect(
      quotes(
        'Plaintiff states as follows:\n\nThe clerk came prior to noon on the day of the sale.\n\nThe court held this:\n\n1. The clerk came subsequent to the sale of the house.',
      ),
    ).toEqual(['prior to', 'subsequent to']);
  });
});
