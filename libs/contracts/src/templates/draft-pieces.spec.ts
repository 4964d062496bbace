import type { Block, DraftSection } from './draft.js';
import { saveDraftInPieces } from './draft-pieces.js';
import { SaveDraftRequestSchema } from './drafts.js';

const paragraph = (text: string): Block => ({
  kind: 'paragraph',
  label: null,
  indent: 0,
  align: 'left',
  runs: [{ kind: 'text', text }],
});

const section = (id: string, blocks: number): DraftSection => ({
  id,
  parent: null,
  level: 1,
  number: '1',
  heading: 'Rent',
  blocks: Array.from({ length: blocks }, (_, at) => paragraph(`${id} ${at}`)),
  notes: [{ kind: 'drafting', reason: 'It is due.', authority: null }],
});

const requestWith = (sections: unknown) => ({
  title: ' A lease ',
  request: { documentType: 'Contract Agreement', requirements: 'A lease of an office.' },
  draft: {
    content: 'Rent',
    structure: ['Rent'],
    placeholders: [],
    instructions: [],
    title: 'Lease',
    documentType: 'Contract Agreement',
    locale: 'en-US',
    sections,
    understood: [],
    notUnderstood: [],
    jurisdiction: null,
    jurisdictionNote: 'None.',
    clauses: [],
    citations: [],
    engine: 'local',
    unknown: 'left out',
  },
});

/** What comes of it, and how often others had a turn. */
function inPieces(input: unknown): { made: unknown; turns: number } {
  const work = saveDraftInPieces(input);
  for (let turns = 0; ; turns += 1) {
    const { done, value } = work.next();
    if (done) return { made: value, turns };
  }
}

describe('a draft validated in pieces', () => {
  it.each([
    ['a short one', [section('a', 3)], 0],
    ['none', [], 0],
    [
      'a long section between short ones',
      [section('a', 2), section('b', 1_700), section('c', 2)],
      3,
    ],
    ['many sections', Array.from({ length: 1_200 }, (_, at) => section(`s${at}`, 1)), 4],
  ])('is what its schema makes of it: %s', (_, sections, least) => {
    const { made, turns } = inPieces(requestWith(sections));
    expect(made).toEqual(SaveDraftRequestSchema.parse(requestWith(sections)));
    expect(turns).toBeGreaterThanOrEqual(least);
  });

  const late = section('a', 1_200);
  const unread = { ...section('a', 1_200), blocks: [...late.blocks, { kind: 'picture' }] };
  it.each([
    ['null', null],
    ['a text', 'draft'],
    ['no draft', { ...requestWith([]), draft: null }],
    ['no request', { ...requestWith([late]), request: {} }],
    ['sections that are no list', requestWith('a')],
    ['a section that is none', requestWith([late, null])],
    ['blocks that are no list', requestWith([{ ...late, blocks: {} }])],
    ['a fault in the last block', requestWith([unread])],
    ['a fault in the notes', requestWith([{ ...late, notes: ['none'] }])],
  ])('has a fault where its schema finds one: %s', (_, input) => {
    expect(SaveDraftRequestSchema.safeParse(input).success).toBe(false);
    expect(inPieces(input).made).toBeNull();
  });
});
