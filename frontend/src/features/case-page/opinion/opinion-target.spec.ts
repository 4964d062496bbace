import type { Paragraph } from '@casewright/contracts';
import { targetIn, targetOf } from './opinion-target';

const paragraph = (index: number, start: number, text: string): Paragraph => ({
  index,
  start,
  text,
  runs: [],
  pages: [],
  notes: [],
  links: [],
});
const first = paragraph(0, 0, 'The first one.');
const third = paragraph(3, 40, 'The third one.');
/** Its label, which is not shown, is before it. */
const note = paragraph(2, 24, 'A note.');
const all = [first, third, note];

describe('where an address leads in an opinion', () => {
  it('is a paragraph by its number, once that is there', () => {
    expect(targetOf('#p-3', all, false)).toEqual({ paragraph: 3, place: null });
    expect(targetOf('#p-3', [first], true)).toBeNull();
  });

  it('is the place in the paragraph that holds a character, be it a footnote', () => {
    expect(targetOf('#at-0', all, false)).toEqual({ paragraph: 0, place: 0 });
    expect(targetOf('#at-44', all, true)).toEqual({ paragraph: 3, place: 4 });
    expect(targetOf('#at-26', all, true)).toEqual({ paragraph: 2, place: 2 });
  });

  it('is the next paragraph where none holds it, as soon as that is certain', () => {
    expect(targetOf('#at-20', all, false)).toEqual({ paragraph: 2, place: 0 });
    expect(targetOf('#at-20', [first, third], true)).toBeNull();
  });

  it('is nowhere beyond the end, and without a place', () => {
    expect(targetOf('#at-54', all, false)).toBeNull();
    expect(targetOf('', all, false)).toBeNull();
    expect(targetOf('#footnotes', all, false)).toBeNull();
  });

  it('is told to its paragraph alone', () => {
    const target = targetOf('#at-44', all, false);
    expect(targetIn(third, target)).toEqual({ isTarget: true, place: 4 });
    expect(targetIn(first, target)).toEqual({ isTarget: false, place: null });
    expect(targetIn(first, null)).toEqual({ isTarget: false, place: null });
  });
});
