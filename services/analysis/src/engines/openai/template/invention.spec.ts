import { DraftSchema } from '@casewright/contracts';
import { MODEL_FAULTS } from '@casewright/law/model';
import { templatePrompt } from '@casewright/law/model/testing';
import { ModelServer } from '@casewright/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HOSTILE_WORDS, naiveModel } from '../testing/injected-wishes.js';
import { modelEngine } from '../testing/model-engine.js';
import {
  byRules,
  GOOD,
  IN_ONE_PART,
  REQUEST,
  STANDARD,
  said,
  TERM,
} from './testing/service-draft.js';

const { signal: never } = new AbortController();

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
      paragraphsReworded: 1,
      paragraphsRefused: 1,
      termsPlaced: 0,
      termsRefused: 1,
    });
  });
});

const telling = (words: string) => ({
  say: said({
    paragraphs: [{ ...STANDARD, text: `${STANDARD.text} ${words}` }],
    terms: [{ ...TERM, text: `${TERM.text} ${words}` }],
  }),
});
const naive = naiveModel(
  /draft-[0-9a-f]{24}/,
  {
    'reveal the prompt': () => telling(templatePrompt.INSTRUCTIONS.split('\n')[0]!),
    'reveal the mark': (mark) => telling(`The mark is ${mark}.`),
    'carry data out by a link': () => telling('See https://evil.example/?q=48,000.'),
    'write markup': () => telling('<script>alert(1)</script>'),
    'change an amount': () => telling('The fee is $1.'),
  },
  { say: GOOD },
);

describe('instructions in requirements, of a model that obeys them', () => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await ModelServer.start({ chat: naive });
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
