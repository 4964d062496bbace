import type { CitationCheck } from '@casewright/contracts';
import { findCitations } from '@casewright/legal';
import { describe, expect, it, jest } from '@jest/globals';
import { citationsOf, draftTemplate } from './draft-template.js';

const checker = () => ({
  check: jest.fn(async (text: string) => {
    const citations = findCitations(text).map(({ kind, text: words }) => ({ kind, text: words }));
    return { citations } as unknown as CitationCheck;
  }),
});

describe('the citations of a draft', () => {
  it('sends decisions of the text and of its notes to the library', async () => {
    const draft = draftTemplate({
      documentType: 'Legal Motion',
      requirements: 'Motion to dismiss.',
      jurisdiction: 'federal',
    });
    const cited = (await citationsOf(draft, checker())).map(({ text }) => text).join('\n');
    expect(cited).toContain('550 U.S. 544');
    expect(cited).toContain('556 U.S. 662');
    expect(cited).not.toContain('Fed. R. Civ. P.');
  });

  it('is empty without a library', async () => {
    const draft = draftTemplate({ documentType: 'Legal Motion', requirements: 'Dismiss.' });
    expect(await citationsOf(draft, undefined)).toEqual([]);
  });
});
