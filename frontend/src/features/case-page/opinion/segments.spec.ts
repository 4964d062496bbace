import type { Paragraph } from '@casewright/contracts';
import { blockKind, type Segment, segmentsOf } from './segments';

const paragraph = (text: string, over: Partial<Paragraph> = {}): Paragraph => ({
  index: 0,
  start: 0,
  text,
  runs: [],
  pages: [],
  notes: [],
  links: [],
  ...over,
});

const textOf = (segment: Segment) =>
  'pieces' in segment ? segment.pieces.map((piece) => piece.text).join('') : `<${segment.label}>`;

describe('the segments of a paragraph', () => {
  it('are its text where there is nothing else', () => {
    expect(segmentsOf(paragraph('Plain text.'), [])).toEqual([
      { kind: 'text', start: 0, pieces: [{ text: 'Plain text.', isItalic: false, match: null }] },
    ]);
  });

  it('begin anew at the place that the address leads to, in a link too', () => {
    const text = 'See Roe v. Wade, 410 U.S. 113.';
    const links = [{ start: 4, end: 29, caseId: 7 }];
    const placed = (place: number) =>
      segmentsOf(paragraph(text, { links }), [], place).flatMap((segment) =>
        'pieces' in segment ? segment.pieces.filter((piece) => piece.isPlace) : [],
      );
    expect(placed(0).map((piece) => piece.text)).toEqual(['See ']);
    expect(placed(17).map((piece) => piece.text)).toEqual(['410 U.S. 113']);
    expect(placed(99)).toEqual([]);
  });

  it('cut out links, notes and pages, and lose nothing', () => {
    const text = 'See Roe, 410 U.S. 113.[2] Then on.';
    const segments = segmentsOf(
      paragraph(text, {
        links: [{ start: 9, end: 21, caseId: 7 }],
        notes: [{ start: 22, end: 25, label: '2' }],
        pages: [{ at: 26, label: '300' }],
      }),
      [],
    );
    expect(segments.map((segment) => [segment.kind, textOf(segment)])).toEqual([
      ['text', 'See Roe, '],
      ['link', '410 U.S. 113'],
      ['text', '.'],
      ['note', '<2>'],
      ['text', ' '],
      ['page', '<300>'],
      ['text', 'Then on.'],
    ]);
  });

  it('cut a link in which a page begins', () => {
    const segments = segmentsOf(
      paragraph('410 U.S. 113', {
        links: [{ start: 0, end: 12, caseId: 7 }],
        pages: [{ at: 4, label: '9' }],
      }),
      [],
    );
    expect(segments.map(({ kind, start }) => [kind, start])).toEqual([
      ['link', 0],
      ['page', 4],
      ['link', 4],
    ]);
  });

  it('mark matches inside italics and across a link', () => {
    const segments = segmentsOf(
      paragraph('the Roe case', {
        runs: [{ kind: 'italic', start: 4, end: 7 }],
        links: [{ start: 4, end: 7, caseId: null }],
      }),
      [{ start: 5, end: 12, isCurrent: true }],
    );
    expect(segments.flatMap((segment) => ('pieces' in segment ? segment.pieces : []))).toEqual([
      { text: 'the ', isItalic: false, match: null },
      { text: 'R', isItalic: true, match: null },
      { text: 'oe', isItalic: true, match: 'current' },
      { text: ' case', isItalic: false, match: 'current' },
    ]);
  });

  it('keep the first of two links that overlap', () => {
    const links = [
      { start: 0, end: 5, caseId: 1 },
      { start: 3, end: 8, caseId: 2 },
    ];
    const segments = segmentsOf(paragraph('abcdefgh', { links }), []);
    expect(segments.map(textOf).join('')).toBe('abcdefgh');
  });

  it('put a page that begins at the end after all', () => {
    const segments = segmentsOf(paragraph('abc', { pages: [{ at: 3, label: '4' }] }), []);
    expect(segments.map(({ kind }) => kind)).toEqual(['text', 'page']);
  });
});

describe('the block of a paragraph', () => {
  it('is what nearly all of it is', () => {
    expect(
      blockKind(paragraph('A heading', { runs: [{ kind: 'heading', start: 0, end: 9 }] })),
    ).toBe('heading');
    expect(
      blockKind(paragraph('Some text', { runs: [{ kind: 'center', start: 0, end: 2 }] })),
    ).toBe('plain');
    expect(blockKind(paragraph('Italics', { runs: [{ kind: 'italic', start: 0, end: 7 }] }))).toBe(
      'plain',
    );
  });
});
