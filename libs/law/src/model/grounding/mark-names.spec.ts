import { AppError, type Bearers, type LaterHistory } from '@casewright/contracts';
import type { CitationChecker } from '@casewright/law/checking';
import { libraryOf, libraryThatSays } from '@casewright/law/reading/testing';
import { describe, expect, it } from '@jest/globals';
import { ForeignFacts } from './flag-facts.js';
import { markCitations } from './mark-citations.js';
import { NOT_IN_LIBRARY } from './mark-names.js';

const ROE = { id: 7, name: 'Roe v. Wade', citation: '410 U.S. 113', court: 'U.S.', year: 1973 };
const OVERRULED: LaterHistory = {
  standing: 'bad',
  events: [
    {
      kind: 'overruled',
      extent: 'whole',
      by: 'Dobbs v. Jackson Women’s Health Organization',
      citation: '597 U.S. 215',
      year: 2022,
      point: null,
      source: 'the table',
      quote: null,
    },
  ],
  knownUntil: null,
} as unknown as LaterHistory;
const one = (known: Bearers['case'], history: LaterHistory | null = null): Bearers => ({
  found: 'one',
  case: known,
  history,
});
const library = libraryThatSays(() => ({ verdict: 'not_in_library', explanation: 'Looked up.' }), {
  'Roe v. Wade': one(ROE, OVERRULED),
  Roe: one(ROE, OVERRULED),
  Miranda: one({ ...ROE, id: 8, name: 'Miranda v. Arizona' }),
  'Jones v. United States': { found: 'several', case: null, history: null },
});
const DOCUMENT = 'ANN PIKE, Plaintiff, v. SOUND CO., Defendant. Under Roe v. Wade she sues.';
const mark = (text: string, checker: CitationChecker | undefined = library, document = DOCUMENT) =>
  markCitations([text], document, checker);
const BAD = /^ \[no longer good law: .*Dobbs[^\]]*\]$/;

describe('names that a model wrote without a citation', () => {
  it.each([
    ['As Miranda held, it is so.', 'As Miranda held, it is so.', 'found'],
    [
      'As Quillfeather held, it is.',
      `As Quillfeather${NOT_IN_LIBRARY} held, it is.`,
      'not_in_library',
    ],
    [
      'See Gray v. Vale (9th Cir. 1990).',
      `See Gray v. Vale (9th Cir. 1990)${NOT_IN_LIBRARY}.`,
      'not_in_library',
    ],
    ['See Gray v. Vale.', `See Gray v. Vale${NOT_IN_LIBRARY}.`, 'not_in_library'],
    [
      'See Jones v. United States.',
      'See Jones v. United States [several decisions have this name; which one is not said].',
      'several',
    ],
  ])('%s', async (text, marked, status) => {
    const { texts, named } = await mark(text);
    expect(texts).toEqual([marked]);
    expect(named).toMatchObject([{ status }]);
  });

  it.each(['Under Roe v. Wade', 'Under Roe', 'As Roe'])(
    'says that the decision is no longer good law: %s',
    async (words) => {
      for (const document of ['A lease.', DOCUMENT]) {
        const text = `${words}${words.startsWith('As') ? ' held' : ''}, it is so.`;
        const [marked = ''] = (await mark(text, library, document)).texts;
        expect(marked.slice(words.length, marked.indexOf(']') + 1)).toMatch(BAD);
      }
    },
  );

  it('leaves the document’s own names, and what may be something else', async () => {
    const text =
      'Pike v. Sound Co. is the suit. Under Lanham, it fails. As Plaintiff held, so it is.';
    expect(await mark(text)).toMatchObject({ texts: [text], named: [] });
  });

  it('says so where nobody can be asked', async () => {
    const away: CitationChecker = {
      ...libraryOf(),
      bearers: () => Promise.reject(new AppError('UNAVAILABLE', 'It is away.')),
    };
    const marked = 'See Gray v. Vale [decision not verified].';
    expect((await mark('See Gray v. Vale.', away)).texts).toEqual([marked]);
    expect((await markCitations(['See Gray v. Vale.'], DOCUMENT, undefined)).texts).toEqual([
      marked,
    ]);
  });

  it('passes a fault on', async () => {
    const broken = { ...libraryOf(), bearers: () => Promise.reject(new TypeError('broken')) };
    await expect(mark('See Gray v. Vale.', broken)).rejects.toThrow('broken');
  });

  it('has no second mark of what the document does not say', async () => {
    const { texts } = await mark(
      'Under Roe v. Wade, 410 U.S. 113 (1973), and Gray v. Vale (9th Cir. 1990), not so.',
      library,
      'A lease.',
    );
    expect(new ForeignFacts('A lease.').mark(texts[0]!)).toBe(texts[0]);
  });
});
