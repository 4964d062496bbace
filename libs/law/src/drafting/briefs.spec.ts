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

  it.each(Object.keys(BRIEFS) as DocumentType[])(
    'has words that no clause has in brackets: %s',
    (type) => {
      const draft = draftOf(type, { text: 'The zebra sleeps in the blue barn.', facts: [] });
      expect(draft.content).toContain('[“The zebra sleeps in the blue barn.”]');
      const place = draft.placeholders.find(({ name }) => name.startsWith('special_'))!;
      const worded = draftTemplate({
        documentType: type,
        requirements: 'The zebra sleeps in the blue barn.',
        answers: { [place.name]: 'The Zebra shall sleep in the blue barn.' },
      });
      expect(worded.content).toContain('The Zebra shall sleep in the blue barn.');
      expect(worded.content).not.toContain('[“');
    },
  );
});
