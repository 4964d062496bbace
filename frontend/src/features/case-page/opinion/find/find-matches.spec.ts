import type { Paragraph } from '@casewright/contracts';
import { findMatches, MOST_PLACES } from './find-matches';

const paragraph = (index: number, text: string): Paragraph => ({
  index,
  start: 0,
  text,
  runs: [],
  pages: [],
  notes: [],
  links: [],
});

const found = (text: string, words: string) =>
  findMatches([paragraph(4, text)], words).map(({ start, end }) => text.slice(start, end));

describe('searching inside an opinion', () => {
  it('finds every place, in order', () => {
    const places = findMatches([paragraph(0, 'duty, a duty'), paragraph(3, 'no duty')], 'duty');
    expect(places).toEqual([
      { paragraph: 0, start: 0, end: 4 },
      { paragraph: 0, start: 8, end: 12 },
      { paragraph: 3, start: 3, end: 7 },
    ]);
  });

  it('does not mind capitals, line ends and the shape of quotation marks', () => {
    expect(found('The Court’s\nopinion', "court's opinion")).toEqual(['Court’s\nopinion']);
    expect(found('a “clear and present” danger', '"clear and')).toEqual(['“clear and']);
  });

  it.each(['(', '[a', '\\', '.*', '§ 1983?', '+'])('takes %s for itself', (words) => {
    expect(found(`before ${words} after`, words)).toEqual([words]);
  });

  it('finds nothing without words', () => {
    expect(found('anything', '  ')).toEqual([]);
  });

  it('stops at more than anybody reads', () => {
    expect(findMatches([paragraph(0, 'a'.repeat(5_000))], 'a')).toHaveLength(MOST_PLACES);
  });
});
