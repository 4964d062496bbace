import { expect, it } from '@jest/globals';
import { findingAt } from '../findings/findings.samples';
import { citedParts, inDraft } from './cited-parts';

const DRAFT = `Client's own matter, which nobody needs to see.

Miranda v. Arizona, 384 U.S. 436 (1968), controls.
See id. at 444.

The fee is $5,000.

Mapp v. Ohio, 367 U.S. 643 (1971).`;

it('sends the paragraphs that cite, and nothing else', () => {
  const { text } = citedParts(DRAFT);
  expect(text).toContain('384 U.S. 436');
  expect(text).toContain('id. at 444');
  expect(text).not.toMatch(/Client|fee/);
});

it('brings what is found back to its place in the draft', () => {
  const cited = citedParts(DRAFT);
  for (const year of ['1968', '1971']) {
    const [placed] = inDraft([findingAt(cited.text, year)], cited);
    expect(DRAFT.slice(placed!.start, placed!.end)).toBe(year);
  }
});

it('asks nothing of a draft that cites nothing', () => {
  expect(citedParts('The fee is $5,000, due in 30 days.').text).toBe('');
});
