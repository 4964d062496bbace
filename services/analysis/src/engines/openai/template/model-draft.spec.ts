import {
  type Draft,
  DraftSchema,
  draftText,
  type GenerateTemplateRequest,
  runsOfBlock,
  TEMPLATE_TYPES,
} from '@casewright/contracts';
import { MODEL_FAULTS, type ModelFault } from '@casewright/law/model';
import { templatePrompt } from '@casewright/law/model/testing';
import { ModelServer } from '@casewright/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { faultTable, timeoutFor } from '../testing/fault-table.js';
import { goldenCases } from '../testing/golden-cases.js';
import { KEY, modelEngine } from '../testing/model-engine.js';
import {
  byRules,
  GOOD,
  IN_ONE_PART,
  OVERSEAS,
  REQUEST,
  STANDARD,
  said,
  TERM,
} from './testing/service-draft.js';

const { signal: never } = new AbortController();

interface Expected {
  present: string[];
  absent: string[];
  /** Where the model's words are left. */
  grounding?: object;
  /** Where none is. */
  reason?: ModelFault;
}

const skeleton = ({ sections, title, structure, placeholders, instructions }: Draft) => ({
  title,
  structure,
  placeholders,
  instructions,
  sections: sections.map(({ id, parent, level, number, heading, notes }) => ({
    id,
    parent,
    level,
    number,
    heading,
    notes,
  })),
});
/** The same, but for the questions on what has been placed since. */
const askedStill = (before: Draft, { notUnderstood }: Draft): ReturnType<typeof skeleton> =>
  skeleton({
    ...before,
    placeholders: before.placeholders.filter(
      ({ quote, value }) =>
        quote === undefined || value !== null || notUnderstood.some((each) => quote.includes(each)),
    ),
  });
/** Places for values and references, in the draft's order. */
const places = ({ sections }: Draft): string[] =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap(runsOfBlock).flatMap((run) => {
      if (run.kind === 'placeholder') return [`${run.name}=${run.text}`];
      return run.kind === 'reference' ? [`${run.target}=${run.text}`] : [];
    }),
  );

describe('the model’s wording of a draft', () => {
  let server: ModelServer;
  beforeEach(async () => {
    server = await ModelServer.start({
      chat: ({ body }) => ({
        say: JSON.stringify(body.messages).includes('[services-standard/0]') ? GOOD : said({}),
      }),
    });
  });
  afterEach(() => server.stop());

  const draft = (request = REQUEST, settings = {}): Promise<Draft> =>
    modelEngine(server.baseUrl, settings).engine.draftTemplate(request, {}, never);

  it('rewords a clause, places a special term, and leaves the skeleton as it is', async () => {
    const before = await byRules();
    expect(before.notUnderstood).toContain(OVERSEAS);
    server.answerNext({ say: said({ paragraphs: [STANDARD], terms: [TERM] }) });
    const after = await draft(REQUEST, IN_ONE_PART);
    expect(DraftSchema.strict().parse(after)).toEqual(after);
    expect(after.placeholders).toHaveLength(before.placeholders.length - 1);
    expect(skeleton(after)).toEqual(askedStill(before, after));
    expect(places(after)).toEqual(places(before));
    expect(after.content).toContain(STANDARD.text);
    expect(after.content).toContain(TERM.text);
    expect(after.content).toBe(draftText(after.title, after.sections));
    expect(after.notUnderstood).toEqual(before.notUnderstood.filter((each) => each !== OVERSEAS));
    expect(after.understood.at(-1)).toEqual({
      what: 'Special term',
      quote: OVERSEAS,
      placedIn: 'services-people',
      value: expect.stringMatching(/^\d+\.\d+ People$/),
    });
    expect(after.engine).toBe('stub-1');
    expect(after.grounding).toMatchObject({
      prompt: templatePrompt.PROMPT_VERSION,
      paragraphsReworded: 1,
      paragraphsRefused: 0,
      termsPlaced: 1,
      termsRefused: 0,
      sections: ['services-standard', 'services-people'],
    });
    expect(after.grounding!.sectionsRead).toBe(after.grounding!.sectionsTotal);
  });

  it('keeps values, references and the ends of items in their places', async () => {
    const before = await byRules();
    const parts: string[] = [];
    const server2 = await ModelServer.start({
      chat: ({ body }) => {
        const content = body.messages!.at(-1)!.content;
        parts.push(content);
        const paragraphs = [...content.matchAll(/^\[([\w-]+\/\d+)\] (.*)$/gm)].map(
          // As a model that ends every paragraph with a period.
          ([, id, text]) => ({ id: id!, text: text!.replace(/;(?: and| or)?$/, '.') }),
        );
        return { say: said({ paragraphs }) };
      },
    });
    const after = await modelEngine(server2.baseUrl).engine.draftTemplate(REQUEST, {}, never);
    await server2.stop();
    expect(parts.length).toBeGreaterThan(1);
    expect({ ...after, engine: '', grounding: undefined }).toEqual({ ...before, engine: '' });
  });

  it('offers no clause that the law of a place words, no definition and nothing that cites', async () => {
    server.answerNext({ say: said({}) });
    await draft(
      { ...REQUEST, documentType: 'Employment Contract', jurisdiction: 'California' },
      IN_ONE_PART,
    );
    const offered = server.requests.at(-1)!.body.messages!.at(-1)!.content;
    const { sections } = await byRules({
      ...REQUEST,
      documentType: 'Employment Contract',
      jurisdiction: 'California',
    });
    const bound = sections.filter(({ notes }) => notes.some(({ kind }) => kind === 'jurisdiction'));
    expect(bound.length).toBeGreaterThan(0);
    for (const { id } of bound) expect(offered).not.toContain(`[${id}/`);
    expect(offered).not.toMatch(/“[^”]+” means/);
  });

  it('takes no wording twice, and none of what it was not given', async () => {
    const other = { ...STANDARD, id: 'no-such-section/0' };
    server.answerNext({ say: said({ paragraphs: [STANDARD, STANDARD, other] }) });
    const { grounding } = await draft(REQUEST, IN_ONE_PART);
    expect(grounding).toMatchObject({ paragraphsReworded: 1, paragraphsRefused: 2 });
  });

  it('places a special term once, and only one that the requirements have', async () => {
    const again = { ...TERM, section: 'services-scope' };
    const made = { ...TERM, requirement: 'provider pays for the snacks' };
    server.answerNext({ say: said({ terms: [TERM, again, made] }) });
    const { grounding } = await draft(REQUEST, IN_ONE_PART);
    expect(grounding).toMatchObject({ termsPlaced: 1, termsRefused: 1 });
  });

  const unfounded = said({ paragraphs: [{ ...STANDARD, text: 'The Client shall pay $1.' }] });
  it.each(faultTable(GOOD, unfounded))(
    '%s: gives the draft of the rules and says why',
    async (_, answers, fault, asked) => {
      server.answerNext(...answers);
      const timeoutMs = timeoutFor(fault);
      const after = await draft(REQUEST, { timeoutMs, ...IN_ONE_PART });
      const fallback = { model: 'stub-1', reason: MODEL_FAULTS[fault] };
      expect(after).toEqual({ ...(await byRules()), fallback });
      expect(server.requests).toHaveLength(asked);
      expect(JSON.stringify(after)).not.toContain(KEY);
    },
  );

  it('says that the key is at fault where it is', async () => {
    server.answerNext({ status: 401 });
    await expect(draft(REQUEST, IN_ONE_PART)).rejects.toMatchObject({ code: 'AI_KEY_INVALID' });
  });

  it.each(goldenCases<GenerateTemplateRequest, Expected>(new URL('./golden/', import.meta.url)))(
    'golden: %s',
    async (_, { input, answer, expected }) => {
      server.answerNext({ say: JSON.stringify(answer) });
      const after = await draft(input, IN_ONE_PART);
      if (expected.grounding) expect(after.grounding).toMatchObject(expected.grounding);
      expect(after.fallback?.reason).toBe(expected.reason && MODEL_FAULTS[expected.reason]);
      expect(skeleton(after)).toEqual(askedStill(await byRules(input), after));
      for (const words of expected.present) expect(after.content).toContain(words);
      for (const words of expected.absent) expect(after.content).not.toContain(words);
    },
  );
});

describe('every type of draft', () => {
  it.each(TEMPLATE_TYPES)('%s: has its skeleton whatever a model writes', async (documentType) => {
    const server = await ModelServer.start({
      chat: ({ body }) => {
        const content = body.messages!.at(-1)!.content;
        const paragraphs = [...content.matchAll(/^\[([\w-]+\/\d+)\] (.*)$/gm)].map(
          ([, id, text]) => ({ id: id!, text: text!.replace(/\bshall\b/, 'shall, as agreed,') }),
        );
        return { say: said({ paragraphs }) };
      },
    });
    const request = {
      ...REQUEST,
      documentType,
      requirements: `As agreed. ${REQUEST.requirements}`,
    };
    const after = await modelEngine(server.baseUrl).engine.draftTemplate(request, {}, never);
    await server.stop();
    const before = await byRules(request);
    expect(skeleton(after)).toEqual(skeleton(before));
    expect(places(after)).toEqual(places(before));
    const worded = after.content.match(/shall, as agreed,/g) ?? [];
    expect(worded).toHaveLength(after.grounding!.paragraphsReworded);
    expect(worded.length > 0).toBe(/\bshall\b/.test(before.content));
  });
});
