import type { Draft } from '@casewright/contracts';
import { draftTemplate } from '@casewright/law/drafting';
import { argue } from '@casewright/law/model';
import { ModelServer } from '@casewright/testing';
import { LocalEngine } from '../engines/local/local-engine.js';
import { modelEngine } from '../engines/openai/testing/model-engine.js';

const FACTS = 'An officer read the messages on the phone of Dana Reyes and had no warrant.';
const RULE = 'Officers must generally secure a warrant before they search a phone.';
const RILEY = 'Riley v. California, 573 U.S. 373 (2014)';
const { signal: never } = new AbortController();

/** A brief whose first argument has a decision of the library. */
function planned(): Draft {
  const draft = draftTemplate({ documentType: 'Legal Brief', requirements: FACTS }) as Draft;
  const note = { kind: 'drafting' as const, reason: `In short: ${RULE}`, authority: RILEY };
  const sections = draft.sections.map((section) =>
    section.id === 'argument-first' ? { ...section, notes: [note] } : section,
  );
  return { ...draft, sections };
}

const notesOf = (draft: Draft) =>
  draft.sections.find(({ id }) => id === 'argument-first')!.notes.map(({ reason }) => reason);

describe('the argument of a model', () => {
  let server: ModelServer;
  beforeEach(async () => {
    server = await ModelServer.start();
  });
  afterEach(() => server.stop());

  const argued = (...sentences: object[]) => {
    server.answerNext({ say: JSON.stringify({ sentences }) });
    return argue(planned(), FACTS, modelEngine(server.baseUrl).engine, {}, never);
  };

  it('names behind each sentence the authority whose words it quotes, and brackets the rest', async () => {
    const draft = await argued(
      { text: 'A search of a phone needs a warrant.', quote: 'secure a warrant' },
      { text: 'The officer had none.', quote: 'had no warrant' },
    );
    expect(notesOf(draft)).toEqual([
      `In short: ${RULE}`,
      `The model’s argument, to be checked before it is used: A search of a phone needs a warrant. ${RILEY}. [The officer had none.]`,
    ]);
    expect(server.requests[0]!.body.messages!.at(-1)!.content).toContain(FACTS);
  });

  it('is left out where it says nothing, or nothing that can be traced', async () => {
    expect(notesOf(await argued())).toHaveLength(1);
    const lie = { text: 'Every search is void.', quote: 'Every search of a phone is void.' };
    expect(notesOf(await argued(lie))).toHaveLength(1);
  });

  it('marks a decision that the plan does not have', async () => {
    const draft = await argued({
      text: 'So held Baron v. Zebra, 999 U.S. 1 (2031).',
      quote: 'secure a warrant',
    });
    expect(notesOf(draft)[1]).toContain('999 U.S. 1 (2031) [citation not verified]');
  });

  it('is asked of nobody without a model', async () => {
    const draft = planned();
    expect(await argue(draft, FACTS, new LocalEngine(), {}, never)).toBe(draft);
  });
});
