import { documentOf, piecesOf } from './document-pieces.js';

const WORDS = 'a word “of it” 😀\n';

describe('a document in pieces', () => {
  it.each([
    ['short', 1],
    ['long', 30_000],
  ])('is the same when it is together again: a %s one', (_, count) => {
    const each = Array.from({ length: count }, (__, at) => at * WORDS.length);
    const spans = each.map((start) => ({ start, end: start + WORDS.length }));
    const document = {
      text: WORDS.repeat(count),
      pages: each,
      blocks: spans.map((span) => ({ ...span, kind: 'paragraph' as const })),
      comments: spans.map((at) => ({ author: null, at, words: WORDS })),
    };
    const pieces = [...piecesOf(document)].map((piece) => JSON.stringify(piece));
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(600_000);
    expect(documentOf(pieces.map((piece) => JSON.parse(piece)))).toEqual(document);
  });

  it('has no list where there is nothing to list', () => {
    expect(documentOf([...piecesOf({ text: '', pages: [] })])).toEqual({ text: '' });
  });
});
