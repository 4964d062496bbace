import type { DraftSection } from '../draft.js';
import type { Placeholder } from '../placeholders.js';
import { placeTerms } from './place-terms.js';
import { textOfRuns } from './runs.js';

const section = (id: string, number: string, level = 1): DraftSection => ({
  id,
  parent: level === 1 ? null : 'rent',
  level,
  number,
  heading: id,
  blocks: [],
  notes: [],
});
const SECTIONS = [section('rent', '1'), section('late', '1.1', 2), section('signatures', '')];
const term = (name: string, value: string | null, where: string[] = []): Placeholder => ({
  name,
  label: name,
  type: 'text',
  where,
  required: true,
  value,
  origin: value === null ? null : 'answer',
  problem: null,
  hint: '',
  quote: name,
});
const told = (sections: readonly DraftSection[]) =>
  sections.map(({ id, number, blocks }) => [
    id,
    number,
    ...blocks.map((block) => (block.kind === 'paragraph' ? textOfRuns(block.runs) : block.kind)),
  ]);

describe('terms worded for words that no clause says', () => {
  it('stand under a section of their own behind the last with a number', () => {
    const placed = placeTerms(SECTIONS, [term('a', 'No drums.'), term('b', null)]);
    expect(told(placed)).toEqual([
      ['rent', '1'],
      ['late', '1.1'],
      ['special', '2', 'No drums.'],
      ['signatures', ''],
    ]);
    expect(placed[0]).toBe(SECTIONS[0]);
  });

  it('stand at the end of the section that they belong to', () => {
    const placed = placeTerms(SECTIONS, [term('a', 'No drums.', ['late'])]);
    expect(told(placed)[1]).toEqual(['late', '1.1', 'No drums.']);
  });

  it('are worded anew, or taken out again, with their section', () => {
    const once = placeTerms(SECTIONS, [term('a', 'No drums.'), term('b', 'Cats.', ['rent'])]);
    expect(told(placeTerms(once, [term('a', 'Drums.'), term('b', null, ['rent'])]))).toEqual([
      ['rent', '1'],
      ['late', '1.1'],
      ['special', '2', 'Drums.'],
      ['signatures', ''],
    ]);
    expect(placeTerms(once, [term('a', null), term('b', null, ['rent'])])).toEqual(SECTIONS);
  });
});
