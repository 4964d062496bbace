import { describe, expect, it } from '@jest/globals';
import { type DraftWithoutCitations, draftTemplate } from './draft-template.js';
import type { Brief } from './testing/briefs/brief.js';
import { BRIEFS } from './testing/briefs/briefs.js';
import { HELD_BRIEFS } from './testing/briefs/held-briefs.js';
import { holdToBrief } from './testing/hold-to-brief.js';

type DocumentType = keyof typeof BRIEFS;

const draftOf = (documentType: DocumentType, { text, place }: Brief): DraftWithoutCitations =>
  draftTemplate({ documentType, requirements: text, ...(place && { jurisdiction: place }) });
const rows = (briefs: typeof BRIEFS): [string, DocumentType, Brief][] =>
  Object.entries(briefs).flatMap(([type, list]) =>
    list.map((brief): [string, DocumentType, Brief] => [
      `${type}: ${brief.text.slice(0, 60)}`,
      type as DocumentType,
      brief,
    ]),
  );

describe('a draft by instructions', () => {
  it.each([...rows(BRIEFS), ...rows(HELD_BRIEFS)])(
    'has every fact and says nothing against them: %s',
    (_, type, brief) => {
      const { lost, contradictions } = holdToBrief(draftOf(type, brief), brief);
      expect({ lost, contradictions }).toEqual({ lost: [], contradictions: [] });
    },
  );

  it.each([...rows(BRIEFS), ...rows(HELD_BRIEFS)])(
    'has nothing of them in quotation: %s',
    (_, type, brief) => {
      const { content, placeholders } = draftOf(type, brief);
      expect(content).not.toMatch(/\[[^[\]]*“/);
      const asked = placeholders.filter(({ quote, value }) => quote && value === null);
      for (const { quote } of asked) expect(content).not.toContain(quote);
    },
  );

  it.each(Object.keys(BRIEFS) as DocumentType[])(
    'asks beside it for words that no clause has: %s',
    (type) => {
      const requirements = 'Let the zebra sleep in the blue barn.';
      const draft = draftOf(type, { text: requirements, facts: [] });
      expect(draft.content).not.toContain('zebra');
      const term = draft.placeholders.find(({ quote }) => quote === requirements)!;
      expect(term).toMatchObject({ required: true, value: null, label: `“${requirements}”` });
      const words = 'The Zebra shall sleep in the blue barn.';
      const worded = draftTemplate({
        documentType: type,
        requirements,
        answers: { [term.name]: words },
      });
      expect(worded.content).toContain(words);
      expect(worded.content).not.toMatch(/prevail[^.]*:\n/);
    },
  );

  it.each(['Legal Motion', 'Legal Brief', 'Cease and Desist Letter'] as const)(
    'tells the facts where it has a place for them: %s',
    (type) => {
      const text = 'The zebra was asleep in the blue barn. Perhaps someone fed it.';
      const { content, placeholders } = draftOf(type, { text, facts: [] });
      expect(content).toContain('The zebra was asleep in the blue barn.');
      expect(content).not.toContain('Perhaps');
      expect(placeholders.map(({ quote }) => quote)).toContain('Perhaps someone fed it.');
    },
  );

  it('tells the reader of a letter what to do where its demands are', () => {
    const text =
      'Letter to Rafe Pollard for Zebra Barn LLC. He has to stop feeding zebras within 7 days, and he should send us the keys. He might sue.';
    const { sections, placeholders } = draftOf('Cease and Desist Letter', { text, facts: [] });
    const demands = JSON.stringify(sections.find(({ id }) => id === 'demands')!.blocks);
    expect(demands).toContain('You must stop feeding zebras within 7 days');
    const sue = placeholders.find(({ quote }) => quote === 'He might sue.');
    expect([sue?.value, sue?.suggestion]).toEqual([null, undefined]);
  });

  it('tells the facts of a paper by the parties’ roles', () => {
    const text =
      'Motion to compel in Zebra Barn LLC v. Ulrich Baptiste. We are for the barn. His thirty days ran out on May 1, 2027. He has paid those unless the bank lies.';
    const { content, placeholders } = draftOf('Legal Motion', { text, facts: [] });
    expect(content).toContain('Defendant’s thirty days ran out on May 1, 2027.');
    expect(placeholders.find(({ quote }) => quote?.startsWith('He has paid'))).toMatchObject({
      value: null,
      suggestion: 'Defendant has paid those unless the bank lies.',
    });
  });
});
