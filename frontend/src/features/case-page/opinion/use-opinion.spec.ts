import type { Paragraph } from '@casewright/contracts';
import { noteAnchor, notesByParagraph } from './use-opinion';

const paragraph = (index: number, ...labels: string[]): Paragraph => ({
  index,
  start: 0,
  text: '',
  runs: [],
  pages: [],
  links: [],
  notes: labels.map((label, at) => ({ label, start: at, end: at + 1 })),
});
const note = (label: string, index: number) => ({ label, paragraphs: [paragraph(index)] });

describe('footnotes by the paragraph that calls them', () => {
  it('go to their calls, the same label again to the next call', () => {
    const footnotes = [note('*', 10), note('1', 11), note('*', 12)];
    const found = notesByParagraph(
      [paragraph(0, '*'), paragraph(1), paragraph(2, '1', '*')],
      footnotes,
    );
    expect(found.get(0)).toEqual([footnotes[0]]);
    expect(found.get(1)).toBeUndefined();
    expect(found.get(2)).toEqual([footnotes[1], footnotes[2]]);
  });

  it('leave out a call whose footnote has not come yet', () => {
    expect(notesByParagraph([paragraph(0, '3')], []).size).toBe(0);
  });

  it('have anchors of their own', () => {
    expect(noteAnchor(note('*', 10))).not.toBe(noteAnchor(note('*', 12)));
  });
});
