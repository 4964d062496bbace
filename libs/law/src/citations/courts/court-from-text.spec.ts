import { describeWithData, readSharedJson } from '@casewright/testing/shared-data';
import { courtFromCitation } from './citation-courts.js';
import { courtFromText } from './court-from-text.js';
import { courtById } from './table.js';

describe('courtFromText', () => {
  it.each([
    ['Supreme Court of the United States', 'scotus'],
    ['U. S. Court of Appeals for the Ninth Circuit', 'ca9'],
    ['United States District Court S D New York', 'nysd'],
    ['State of California Supreme Court', 'cal'],
    ['9th Cir.', 'ca9'],
    ['supreme court', 'scotus'],
  ])('%s → %s', (text, id) => {
    expect(courtFromText(text)).toBe(id);
  });
});

describe('courtFromCitation', () => {
  it.each([
    ['Pa.Super.', 'pasuperct'],
    ['D Kan', 'ksd'],
    ['CA9', 'ca9'],
    ['SDNY', 'nysd'],
    ['Tex. App.—Houston [14th Dist.]', 'texapp'],
    ['D.C. Cir.', 'cadc'],
    ['Bankr. S.D.N.Y.', 'nysb'],
  ])('%s → %s', (text, id) => {
    expect(courtFromCitation(text)).toBe(id);
    expect(courtById(id)?.id).toBe(id);
  });

  it('completes a court with the state of the reporter', () => {
    expect(courtFromCitation('Super. Ct.', 1990, 'Pa.')).toBe('pasuperct');
  });
});

describeWithData('the court-name examples', () => {
  it('are right in at least 95 %', () => {
    const examples = readSharedJson<{ text: string; court_id: string }[]>(
      'citations/court_name_examples_dev.json',
    );
    const right = examples.filter(({ text, court_id }) => courtFromText(text) === court_id);
    expect(right.length / examples.length).toBeGreaterThanOrEqual(0.95);
  });
});
