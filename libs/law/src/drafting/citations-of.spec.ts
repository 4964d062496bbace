import {
  AppError,
  type CitationCheck,
  draftWarnings,
  LIBRARY_OUT_OF_REACH,
} from '@casewright/contracts';
import { findCitations } from '@casewright/law/citations';
import { libraryOf } from '@casewright/law/reading/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { citationsOf } from './citations-of.js';
import { draftTemplate } from './draft-template.js';

const checker = () => ({
  ...libraryOf(),
  check: jest.fn(async (text: string) => {
    const citations = findCitations(text).map(({ kind, text: words }) => ({ kind, text: words }));
    return { citations } as unknown as CitationCheck;
  }),
});

const motion = () =>
  draftTemplate({
    documentType: 'Legal Motion',
    requirements: 'Motion to dismiss.',
    jurisdiction: 'federal',
  });

describe('the citations of a draft', () => {
  it('sends decisions of the text and of its notes to the library', async () => {
    const cited = (await citationsOf(motion(), checker())).map(({ text }) => text).join('\n');
    expect(cited).toContain('550 U.S. 544');
    expect(cited).toContain('556 U.S. 662');
    expect(cited).not.toContain('Fed. R. Civ. P.');
  });

  it('is unchecked, and said to be, while the library is away', async () => {
    const away = {
      ...libraryOf(),
      check: () => Promise.reject(new AppError('UNAVAILABLE', 'It is away.')),
    };
    const citations = await citationsOf(motion(), away);
    expect(citations.map(({ kind }) => kind)).toContain('case');
    for (const each of citations) {
      expect(each).toMatchObject({ verdict: 'unchecked', explanation: LIBRARY_OUT_OF_REACH });
    }
    expect(draftWarnings({ citations }).map(({ title }) => title)).toEqual([
      'Citations not checked',
    ]);
  });

  it('passes a fault of the checker on', async () => {
    const broken = { ...libraryOf(), check: () => Promise.reject(new TypeError('broken')) };
    await expect(citationsOf(motion(), broken)).rejects.toThrow('broken');
  });

  it('is empty without a library', async () => {
    const draft = draftTemplate({ documentType: 'Legal Motion', requirements: 'Dismiss.' });
    expect(await citationsOf(draft, undefined)).toEqual([]);
  });
});
