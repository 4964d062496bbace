import {
  type Draft,
  DraftSchema,
  draftText,
  type GenerateTemplateRequest,
  runsOfBlock,
  TEMPLATE_TYPES,
} from '@casewright/contracts';
import { ModelServer, type ScriptedAnswer } from '@casewright/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DraftPart } from '../../../prompts/template/output-schema.js';
import { INSTRUCTIONS, PROMPT_VERSION } from '../../../prompts/template/prompt.js';
import { LocalEngine } from '../../local/local-engine.js';
import { MODEL_FAULTS, type ModelFault } from '../client/model-error.js';
import { faultTable } from '../testing/fault-table.js';
import { goldenCases } from '../testing/golden-cases.js';
import { HOSTILE_WORDS, wishIn } from '../testing/injected-wishes.js';
import { KEY, modelEngine } from '../testing/model-engine.js';

const REQUEST: GenerateTemplateRequest = {
  documentType: 'Service Agreement',
  requirements:
    'Harbor Analytics, Inc. provides data cleaning services to Mill Co. for $48,000 per year under Delaware law. The provider must not use subcontractors from overseas. Snacks are on the client.',
};
const OVERSEAS = 'not use subcontractors from overseas';
const { signal: never } = new AbortController();

const said = (part: Partial<DraftPart>): string =>
  JSON.stringify({ paragraphs: [], terms: [], ...part });
/** Wide enough for a draft in one part. */
const IN_ONE_PART = { sectionTokens: 30_000 };

const byRules = (request = REQUEST): Promise<Draft> =>
  new LocalEngine().draftTemplate(request, {}, never);

/** A clause of the draft, in the words that a model reads, and reworded as the requirements ask. */
const STANDARD = {
  id: 'services-standard/0',
  text: 'The Service Provider shall perform the Services, data cleaning among them, with reasonable skill and care, through qualified people, in accordance with the Statement of Work and Applicable Law.',
};
const TERM = {
  ...{ section: 'services-people', requirement: OVERSEAS },
  text: 'The Service Provider must not use subcontractors from overseas.',
};
const GOOD = said({ paragraphs: [STANDARD] });

interface Expected {
  present: string[];
  absent: string[];
  /** Where the model's words are left. */
  grounding?: object;
  /** Where none is. */
  reason?: ModelFault;
}

const skeleton = ({ sections, title, structure, placeholders, instructions }: Draft) => ({
  ...{ title, structure, placeholders, instructions },
  sections: sections.map(({ id, parent, level, number, heading, notes }) => ({
    ...{ id, parent, level, number, heading, notes },
  })),
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
    expect(skeleton(after)).toEqual(skeleton(before));
    expect(places(after)).toEqual(places(before));
    expect(after.content).toContain(STANDARD.text);
    expect(after.content).toContain(TERM.text);
    expect(after.content).toBe(draftText(after.title, after.sections));
    expect(after.notUnderstood).toEqual(before.notUnderstood.filter((each) => each !== OVERSEAS));
    expect(after.understood.at(-1)).toEqual({
      ...{ what: 'Special term', quote: OVERSEAS, placedIn: 'services-people' },
      value: expect.stringMatching(/^\d+\.\d+ People$/),
    });
    expect(after.engine).toBe('stub-1');
    expect(after.grounding).toMatchObject({
      ...{ prompt: PROMPT_VERSION, paragraphsReworded: 1, paragraphsRefused: 0 },
      ...{ termsPlaced: 1, termsRefused: 0 },
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
          // As a model that ends every paragraph with a full stop.
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
      ...{ documentType: 'Employment Contract', jurisdiction: 'California' },
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
    expect(grounding).toMatchObject({ termsPlaced: 1, termsRefused: 2 });
  });

  const unfounded = said({ paragraphs: [{ ...STANDARD, text: 'The Client shall pay $1.' }] });
  it.each(faultTable(GOOD, unfounded))(
    '%s: gives the draft of the rules and says why',
    async (_, answers, fault, asked) => {
      server.answerNext(...answers);
      const timeoutMs = fault === 'timeout' ? 250 : 5_000;
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

  it.each(
    goldenCases<GenerateTemplateRequest, Expected>(
      new URL('../../../prompts/template/golden/', import.meta.url),
    ),
  )('golden: %s', async (_, { input, answer, expected }) => {
    server.answerNext({ say: JSON.stringify(answer) });
    const after = await draft(input, IN_ONE_PART);
    if (expected.grounding) expect(after.grounding).toMatchObject(expected.grounding);
    expect(after.fallback?.reason).toBe(expected.reason && MODEL_FAULTS[expected.reason]);
    expect(skeleton(after)).toEqual(skeleton(await byRules(input)));
    for (const words of expected.present) expect(after.content).toContain(words);
    for (const words of expected.absent) expect(after.content).not.toContain(words);
  });
});

/** Ways in which a model changes a clause or adds to it, of each paragraph that it is given. */
const INVENTIONS: ((text: string, n: number) => string)[] = [
  (text, n) => text.replace(/\.$/, `, for $${n + 7}.`),
  (text, n) => text.replace(/\.$/, ` within ${n + 61} days.`),
  (text) => text.replace(/\.$/, ' as Zora Quill directs.'),
  (text, n) => `${text} See Pike v. Sound, ${n + 2} U.S. 12 (1801).`,
  (text, n) => `${text} 28 U.S.C. § ${n + 1} governs.`,
  (text) => `${text} It ends on {{invented_date}}.`,
  (text) => `${text} It ends on [Invented date].`,
  (text) => text.replace(/\{\{[^}]+\}\}/, 'Mill Co.').replace(/\bshall\b/, 'may'),
  (text) => text.replace(/\bshall\b/, 'shall not').replace(/\bmay\b/, 'may not'),
  (text) =>
    text
      .replace(/Client/g, 'QQ')
      .replace(/Service Provider/g, 'Client')
      .replace(/QQ/g, 'Service Provider'),
  (text) => text.slice(0, text.length / 3),
  () => '',
  (text) => `${text} Section 99.1 prevails.`,
  (text) => text.replace(/\.$/, ', “Zebras” included.'),
];

describe('a model that invents', () => {
  let server: ModelServer;
  let count = 0;
  beforeAll(async () => {
    server = await ModelServer.start({
      chat: ({ body }) => {
        const content = body.messages!.at(-1)!.content;
        const n = count++;
        const paragraphs = [...content.matchAll(/^\[([\w-]+\/\d+)\] (.*)$/gm)].map(
          ([, id, text], at) => {
            const invented = INVENTIONS[(n + at) % INVENTIONS.length]!(text!, n);
            return { id: id!, text: invented === text ? `${text} Zebras.` : invented };
          },
        );
        const term = {
          ...TERM,
          text: `The Service Provider must not use ${n + 2} subcontractors from overseas.`,
        };
        return { say: said({ paragraphs, terms: [term] }) };
      },
    });
  });
  afterAll(() => server.stop());

  it('has in 100 answers no clause, number, name, place, citation or duty changed', async () => {
    const before = await byRules();
    const { engine } = modelEngine(server.baseUrl, IN_ONE_PART);
    for (let n = 0; n < 100; n++) {
      const after = await engine.draftTemplate(REQUEST, {}, never);
      expect([n, after.content]).toEqual([n, before.content]);
      expect(after.fallback?.reason).toBe(MODEL_FAULTS.ungrounded);
    }
    expect(count).toBe(100);
  }, 120_000);

  it('has its inventions counted beside what is kept', async () => {
    server.answerNext({
      say: said({
        paragraphs: [STANDARD, { id: 'services-people/0', text: 'The Client may subcontract.' }],
        terms: [{ ...TERM, text: 'The Service Provider may use subcontractors from overseas.' }],
      }),
    });
    const { grounding } = await modelEngine(server.baseUrl, IN_ONE_PART).engine.draftTemplate(
      REQUEST,
      {},
      never,
    );
    expect(grounding).toMatchObject({
      ...{ paragraphsReworded: 1, paragraphsRefused: 1, termsPlaced: 0, termsRefused: 1 },
    });
  });
});

/** A model that does what the requirements in front of it say. */
function naive(content: string): ScriptedAnswer {
  const mark = /draft-[0-9a-f]{24}/.exec(content)![0];
  const telling = (words: string): ScriptedAnswer => ({
    say: said({
      paragraphs: [{ ...STANDARD, text: `${STANDARD.text} ${words}` }],
      terms: [{ ...TERM, text: `${TERM.text} ${words}` }],
    }),
  });
  switch (wishIn(content)) {
    case 'reveal the prompt':
      return telling(INSTRUCTIONS.split('\n')[0]!);
    case 'reveal the mark':
      return telling(`The mark is ${mark}.`);
    case 'carry data out by a link':
      return telling('See https://evil.example/?q=48,000.');
    case 'write markup':
      return telling('<script>alert(1)</script>');
    case 'change an amount':
      return telling('The fee is $1.');
    case 'answer as plain text':
      return { say: 'PWNED' };
    case 'answer in another form':
      return { say: '{"pwned": true}' };
    case 'refuse the work':
      return { refusal: 'PWNED' };
    case undefined:
      return { say: GOOD };
  }
}

describe('instructions in requirements, of a model that obeys them', () => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await ModelServer.start({
      chat: ({ body }) => naive(body.messages!.map(({ content }) => content).join('\n')),
    });
  });
  afterAll(() => server.stop());

  it.each(HOSTILE_WORDS)('cannot %s', async (_, _wish, words) => {
    const request = { ...REQUEST, requirements: `${REQUEST.requirements}\n\n${words}\n` };
    const { engine } = modelEngine(server.baseUrl, IN_ONE_PART);
    const after = await engine.draftTemplate(request, {}, never);
    expect(DraftSchema.strict().parse(after)).toEqual(after);
    expect(after.content).toBe((await byRules(request)).content);
    expect(after.content).not.toMatch(/PWNED|evil\.example|<script|draft-[0-9a-f]{24}/);
  });
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
