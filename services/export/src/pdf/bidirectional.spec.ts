import { describe, expect, it } from '@jest/globals';
import { beginsRightToLeft } from '../document-model/text.js';
import { atomsOf, inVisualOrder } from './bidirectional.js';

/** The atoms of a line from left to right, as paper has them. */
const onPaper = (line: string): string[] =>
  inVisualOrder(atomsOf(line), beginsRightToLeft(line))
    .map(({ text }) => text)
    .filter((text) => text !== ' ');

describe('a line with letters that are read from right to left', () => {
  it('keeps the order of English around Hebrew words, which are turned round among themselves', () => {
    expect(onPaper('He wrote שלום עולם twice.')).toEqual([
      'He',
      'wrote',
      'עולם',
      'שלום',
      'twice',
      '.',
    ]);
  });

  it('runs from the right in Hebrew, with numbers and English words from the left', () => {
    expect(onPaper('הסכם ביום 3 במאי 2026, בין Acme Ltd לבין (אחרים).')).toEqual([
      '.',
      '(',
      'אחרים',
      ')',
      'לבין',
      'Acme',
      'Ltd',
      'בין',
      ',',
      '2026',
      'במאי',
      '3',
      'ביום',
      'הסכם',
    ]);
  });

  it('keeps a number after Hebrew within English behind it', () => {
    expect(onPaper('See סעיף 12 below')).toEqual(['See', '12', 'סעיף', 'below']);
  });

  it('has spaces between the words, not at their ends', () => {
    const texts = inVisualOrder(atomsOf('a שלום b'), false).map(({ text }) => text);
    expect(texts).toEqual(['a', ' ', 'שלום', ' ', 'b']);
  });

  it('keeps brackets around what they hold, and signs with their amounts', () => {
    expect(onPaper('ראו Hale (6th Cir.) (שוב)')).toEqual([
      '(',
      'שוב',
      ')',
      'Hale',
      '(',
      '6',
      'th',
      'Cir',
      '.',
      ')',
      'ראו',
    ]);
    expect(onPaper('שכר 1,200.50$ או 15%')).toEqual(['15', '%', 'או', '1,200.50', '$', 'שכר']);
  });

  it('shows letters by number from left to right', () => {
    expect(onPaper('‹U+0627›‹U+0644› Ω')).toEqual(['‹U+0627›', '‹U+0644›', 'Ω']);
  });
});
