import { type SearchCase, SearchRequestSchema } from '@casewright/contracts';
import type { TestDatabase } from '@casewright/testing';
import { jest } from '@jest/globals';
import { CasePageService } from '../case-page/case-page.service.js';
import { LibraryContext } from '../testing/library-context.js';
import { starterDatabase } from '../testing/starter-database.js';
import { CasesService } from './cases.service.js';

jest.setTimeout(120_000);

const FILLER = 'The matter was argued at length, and the record was before the court below. ';
const PARAGRAPHS = Array.from({ length: 90 }, () => FILLER.repeat(4).trim());
const LANTERN = 'A ferryman who crosses by night must carry a lantern at the bow.';
const MOONLIGHT = 'The dissenting opinion would let moonlight stand for any lamp.';
const TEXTS = [
  [...PARAGRAPHS, `${FILLER.repeat(3)}${LANTERN}`, ...PARAGRAPHS].join('\n\n'),
  [PARAGRAPHS[0], MOONLIGHT].join('\n\n'),
];
const FERRY = {
  id: 'spec:ferry',
  case_name: 'Ostrander v. Ferry Co.',
  court_id: 'ny',
  citations: ['12 Wend. 34'],
  date_filed: '1834-05-06',
  opinions: [
    { type: '020lead', text: TEXTS[0] },
    { type: '040dissent', text: TEXTS[1] },
  ],
};

describe('the place of a passage', () => {
  let database: TestDatabase;
  let library: LibraryContext;

  const first = async (query: string): Promise<SearchCase> => {
    const { cases } = await library.context
      .get(CasesService)
      .find(SearchRequestSchema.parse({ query }));
    return cases[0]!;
  };

  beforeAll(async () => {
    database = await starterDatabase();
    library = await LibraryContext.open(database.url('search'));
    await library.importRecords(FERRY);
  });

  afterAll(async () => {
    await library.close();
    await database.drop();
  });

  it.each([
    ['ferryman lantern bow', 0, LANTERN],
    ['dissenting moonlight lamp', 1, MOONLIGHT],
  ])('is where it begins in its opinion: %s', async (query, opinion, words) => {
    const { relevance, passage, place } = await first(query);
    const shown = passage.map(({ text }) => text).join('');
    expect(`${relevance} ${shown}`).toContain(words);
    expect(place?.opinion).toBe(opinion);
    const text = TEXTS[opinion]!.slice(place!.at).replace(/\s+/g, ' ');
    expect(text.startsWith((shown || words).replace(/^… | …$/g, ''))).toBe(true);
  });

  it('is in the paragraph that the page of the case shows with those words', async () => {
    const { id, place } = await first('ferryman lantern bow');
    const page = library.context.get(CasePageService);
    for (let from: number | null = 0; from !== null; ) {
      const part = await page.opinion(id, place!.opinion, from);
      const held = part.paragraphs.find(
        ({ start, text }) => start <= place!.at && place!.at < start + text.length,
      );
      if (held)
        return expect([held.index, held.text]).toEqual([90, expect.stringContaining(LANTERN)]);
      from = part.next;
    }
    throw new Error('No paragraph holds the place.');
  });

  it('is none for the words of the record itself', async () => {
    const { title, passage, place } = await first('Riley v. California cell phone');
    expect([title, place]).toEqual(['Riley v. California', undefined]);
    expect(passage.length).toBeGreaterThan(0);
  });
});
