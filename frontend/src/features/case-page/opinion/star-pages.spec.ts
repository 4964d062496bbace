import { expect, it } from '@jest/globals';
import { segmentsOf } from './segments';
import { starPagesOf } from './star-pages';

const TEXT = '*453 They asked *446 him, 2*3 times.*';

it('A text without markup has its pages in stars', () => {
  expect(starPagesOf({ text: TEXT, pages: [] })).toEqual([
    { at: 0, end: 5, label: '453' },
    { at: 16, end: 21, label: '446' },
  ]);
});

it('What a source marks goes before what looks like a mark', () => {
  const pages = [
    { at: 9, label: '8' },
    { at: 2, label: '7' },
  ];
  expect(starPagesOf({ text: TEXT, pages }).map(({ label, at, end }) => [label, at, end])).toEqual([
    ['7', 2, 2],
    ['8', 9, 9],
  ]);
});

it('A star is shown as a mark and not a second time as text', () => {
  const paragraph = { index: 0, start: 0, text: TEXT, runs: [], pages: [], notes: [], links: [] };
  const shown = segmentsOf(paragraph, []).map((segment) =>
    segment.kind === 'page'
      ? `[${segment.label}]`
      : 'pieces' in segment
        ? segment.pieces.map(({ text }) => text).join('')
        : '',
  );
  expect(shown).toEqual(['[453]', 'They asked ', '[446]', 'him, 2*3 times.*']);
});
