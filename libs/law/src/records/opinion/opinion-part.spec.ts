import { OpinionReader } from './opinion-part.js';
import type { OpinionStructure } from './structure.js';

const EMPTY: OpinionStructure = { pages: [], footnotes: [], runs: [] };

describe('a part of an opinion', () => {
  const text =
    'First, as Roe v. Wade says.[1]\n\nSecond paragraph.\n\n[1] The note.\n\nMore of it.\n\nThird.';
  const structure: OpinionStructure = {
    pages: [{ at: text.indexOf('paragraph'), label: '24' }],
    footnotes: [
      {
        label: '1',
        start: text.indexOf('The note'),
        end: text.indexOf('More of it.') + 11,
        calledAt: text.indexOf('[1]'),
      },
    ],
    runs: [{ kind: 'italic', start: text.indexOf('Roe'), end: text.indexOf(' says') }],
  };
  const part = new OpinionReader(text, structure, [
    { start: text.indexOf('Roe'), end: text.indexOf(' says'), caseId: 7 },
  ]).part(0);

  it('has the paragraphs that are no footnotes, under their own numbers', () => {
    expect(part.paragraphs.map(({ index, text: words }) => [index, words])).toEqual([
      [0, 'First, as Roe v. Wade says.[1]'],
      [1, 'Second paragraph.'],
      [4, 'Third.'],
    ]);
    for (const { start, text: words } of part.paragraphs) {
      expect(text.slice(start, start + words.length)).toBe(words);
    }
    expect(part.next).toBeNull();
  });

  it('has marks that index the paragraph', () => {
    const [first, second] = part.paragraphs;
    expect(first!.text.slice(first!.runs[0]!.start, first!.runs[0]!.end)).toBe('Roe v. Wade');
    expect(first!.links).toEqual([{ start: 10, end: 21, caseId: 7 }]);
    expect(first!.text.slice(first!.notes[0]!.start, first!.notes[0]!.end)).toBe('[1]');
    expect(second!.pages).toEqual([{ at: 7, label: '24' }]);
  });

  it('has the footnotes without their labels', () => {
    expect(part.footnotes).toEqual([
      {
        label: '1',
        paragraphs: [
          expect.objectContaining({ index: 2, start: text.indexOf('The note'), text: 'The note.' }),
          expect.objectContaining({ index: 3, text: 'More of it.' }),
        ],
      },
    ]);
  });

  it('gives a footnote that nothing calls with the last part', () => {
    const lost = { ...structure, footnotes: [{ ...structure.footnotes[0]!, calledAt: null }] };
    expect(new OpinionReader(text, lost, []).part(0).footnotes).toHaveLength(1);
  });

  it('goes on where the part before it ended, and ends', () => {
    const long = Array.from({ length: 400 }, (_, at) => `${at} ${'word '.repeat(200)}`).join(
      '\n\n',
    );
    const reader = new OpinionReader(long, EMPTY, []);
    const indexes: number[] = [];
    let parts = 0;
    for (let from: number | null = 0; from !== null; parts++) {
      const next = reader.part(from);
      expect(Buffer.byteLength(JSON.stringify(next))).toBeLessThan(200_000);
      indexes.push(...next.paragraphs.map(({ index }) => index));
      from = next.next;
    }
    expect(indexes).toEqual(Array.from({ length: 400 }, (_, at) => at));
    expect(parts).toBeGreaterThan(3);
  });

  it('is empty beyond the end', () => {
    expect(new OpinionReader(text, structure, []).part(99).paragraphs).toEqual([]);
  });
});
