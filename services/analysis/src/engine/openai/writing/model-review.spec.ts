import { type WritingReview, WritingReviewSchema } from '@casewright/contracts';
import { ModelServer, type ScriptedAnswer } from '@casewright/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Rewrite, SectionReview } from '../../../prompts/writing/output-schema.js';
import { INSTRUCTIONS, PROMPT_VERSION } from '../../../prompts/writing/prompt.js';
import { MODEL_FAULTS } from '../client/model-error.js';
import { faultTable } from '../testing/fault-table.js';
import { goldenCases } from '../testing/golden-cases.js';
import { HOSTILE_WORDS, wishIn } from '../testing/injected-wishes.js';
import { KEY, modelEngine } from '../testing/model-engine.js';

const TEXT = `The landlord, Orchard Lane LLC, let the shop to Mira Sanz on May 5, 2024. The rent is $4,000 and has to be paid by Sanz on the first day of every month, which is a thing that she never failed to do.

Landlord’s letter of June 2 reads like a tantrum. Under Gray v. Vale, 410 U.S. 113 (1973), “a landlord may not shut out a tenant.” What Orchard Lane then did within two days, and it did it without a word to Sanz, was to change the locks.

The tenant shall be let in again. The landlord may inspect the shop once a year.
`;
const { signal: never } = new AbortController();

const said = (review: Partial<SectionReview>): string =>
  JSON.stringify({ rewrites: [], tone: [], ...review });
const rewrite = (original: string, suggested: string, more: Partial<Rewrite> = {}): Rewrite => ({
  ...{ original, suggested, aim: 'clarity', why: 'The reader sees at once who acts.' },
  ...more,
});
const GOOD_REWRITE = rewrite(
  'What Orchard Lane then did within two days, and it did it without a word to Sanz, was to change the locks.',
  'Orchard Lane then changed the locks within two days and without a word to Sanz.',
);
const GOOD_REMARK = {
  quote: 'reads like a tantrum',
  recommendation: 'Say what the letter gets wrong; a court discounts heat.',
};
const GOOD = said({ rewrites: [GOOD_REWRITE], tone: [GOOD_REMARK] });

const ofModel = ({ findings }: WritingReview) =>
  findings.filter(({ source }) => source === 'model');
/** All of the model's words that a user would read. */
const wordsOf = (review: WritingReview): string =>
  [
    review.tone,
    ...review.alternatives.flatMap(({ suggested, why }) => [suggested, why]),
    ...ofModel(review).flatMap(({ explanation, replacement }) => [
      explanation,
      replacement?.text ?? '',
    ]),
  ].join('\n');

describe('the model’s review of writing', () => {
  let server: ModelServer;
  beforeEach(async () => {
    server = await ModelServer.start({ chat: () => ({ say: GOOD }) });
  });
  afterEach(() => server.stop());

  const review = (content = TEXT, settings = {}): Promise<WritingReview> =>
    modelEngine(server.baseUrl, settings).engine.reviewWriting({ content }, {}, never);

  it('adds rewordings and remarks on the tone to what the rules say', async () => {
    const result = await review();
    expect(WritingReviewSchema.strict().parse(result)).toEqual(result);
    server.answerNext({ status: 400 }, { status: 400 });
    const byRules = await review();
    expect(result).toMatchObject({ engine: 'stub-1', scores: byRules.scores });
    expect(result.findings).toEqual(expect.arrayContaining(byRules.findings));
    const [tone, locks] = ofModel(result);
    expect(tone).toMatchObject({ quote: 'reads like a tantrum', family: 'tone' });
    expect(tone!.replacement).toBeUndefined();
    expect(locks).toMatchObject({
      ...{ title: 'Clearer sentence', rule: 'long-sentence' },
      quote: expect.stringMatching(/^What Orchard Lane then did/),
      replacement: {
        text: expect.stringMatching(/^Orchard Lane then changed the locks/),
        safe: false,
      },
    });
    for (const { quote, start, end } of result.findings) expect(TEXT.slice(start, end)).toBe(quote);
    expect(result.alternatives[0]).toMatchObject({
      original: GOOD_REWRITE.original,
      suggested: GOOD_REWRITE.suggested,
    });
    expect(result.tone).toContain(byRules.tone);
    expect(result.tone).toContain('On “reads like a tantrum”: Say what the letter gets wrong');
    expect(result.grounding).toEqual({
      ...{ prompt: PROMPT_VERSION, sectionsRead: 1, sectionsTotal: 1 },
      ...{ suggestionsKept: 1, suggestionsDropped: 0, remarksKept: 1, remarksDropped: 0 },
    });
  });

  it('leaves the rules theirs where both speak of the same words', async () => {
    const content = 'Prior to the closing the buyer inspected the shop.';
    server.answerNext({
      say: said({
        rewrites: [rewrite(content, 'Before the closing the buyer inspected the shop.')],
      }),
    });
    const result = await review(content);
    expect(
      result.findings.some(({ source, replacement }) => source === 'rule' && replacement),
    ).toBe(true);
    expect(ofModel(result)).toEqual([]);
    expect(result.fallback?.reason).toBe(MODEL_FAULTS.ungrounded);
  });

  it('takes one of two rewordings of a sentence, and none twice', async () => {
    const { original } = GOOD_REWRITE;
    const other = rewrite(original, original.replace('and it did it without', 'without'));
    server.answerNext({ say: said({ rewrites: [GOOD_REWRITE, other, GOOD_REWRITE] }) });
    const result = await review();
    expect(ofModel(result)).toHaveLength(1);
    expect(result.grounding).toMatchObject({ suggestionsKept: 1, suggestionsDropped: 2 });
  });

  it('gives a reason of our own where the model’s says what the text does not', async () => {
    const why = 'Professor Ada Quint found in 2011 that readers skip such sentences.';
    server.answerNext({ say: said({ rewrites: [{ ...GOOD_REWRITE, why }] }) });
    const [finding] = ofModel(await review());
    expect(finding!.explanation).toBe('The sentence is easier to follow this way.');
  });

  it('finds nothing to say where the model finds nothing', async () => {
    server.answerNext({ say: said({}) });
    const result = await review();
    expect(result).toMatchObject({ engine: 'stub-1', grounding: { suggestionsKept: 0 } });
    expect(result.fallback).toBeUndefined();
  });

  it('reads a long text section by section, and keeps what was said of each in its place', async () => {
    const content = Array.from({ length: 40 }, (_, n) => `${TEXT}\nPart ${n + 1} ends.`).join(
      '\n\n',
    );
    const result = await review(content, { sectionTokens: 1_000, documentTokens: 3_000 });
    expect(result.grounding).toMatchObject({ sectionsRead: 3, suggestionsKept: 3 });
    expect(result.grounding!.sectionsTotal).toBeGreaterThan(3);
    expect(new Set(ofModel(result).map(({ start }) => start)).size).toBe(6);
    for (const { quote, start, end } of ofModel(result)) {
      expect(content.slice(start, end)).toBe(quote);
    }
  });

  const unfounded = said({ rewrites: [rewrite('No such words.', 'None.')] });
  it.each(faultTable(GOOD, unfounded))(
    '%s: gives the review of the rules and says why',
    async (_, answers, fault, asked) => {
      server.answerNext(...answers);
      const result = await review(TEXT, { timeoutMs: fault === 'timeout' ? 250 : 5_000 });
      expect(result).toMatchObject({
        ...{ engine: 'local', fallback: { model: 'stub-1', reason: MODEL_FAULTS[fault] } },
      });
      expect(result.grounding).toBeUndefined();
      expect(result.scores.words).toBeGreaterThan(50);
      expect(server.requests).toHaveLength(asked);
      expect(JSON.stringify(result)).not.toContain(KEY);
    },
  );

  it('says that the key is at fault where it is', async () => {
    server.answerNext({ status: 401 });
    await expect(review()).rejects.toMatchObject({ code: 'AI_KEY_INVALID' });
  });

  it.each(
    goldenCases<{ content: string }, { findings: object[]; grounding: object }>(
      new URL('../../../prompts/writing/golden/', import.meta.url),
    ),
  )('golden: %s', async (_, { input, answer, expected }) => {
    server.answerNext({ say: JSON.stringify(answer) });
    const result = await review(input.content);
    expect(
      ofModel(result).map(({ quote, replacement, title }) => ({
        ...{ title, quote },
        ...(replacement ? { suggested: replacement.text } : {}),
      })),
    ).toEqual(expected.findings);
    expect(result.grounding).toMatchObject(expected.grounding);
  });
});

/** Ways in which a model changes what it may not, each of a sentence of the text. */
const INVENTIONS: ((n: number) => Rewrite)[] = [
  (n) => rewrite('The rent is $4,000 and', `The rent is $${4_001 + n} and`),
  (n) => rewrite('let the shop to Mira Sanz', `let the shop to Zora Quill${n}`),
  (n) => rewrite('on May 5, 2024', `on May ${6 + (n % 20)}, 2024`),
  (n) => rewrite('410 U.S. 113', `${411 + n} U.S. 113`),
  () => rewrite('a landlord may not shut out a tenant', 'no landlord shuts out a tenant'),
  () => rewrite('The tenant shall be let in again.', 'The tenant may be let in again.'),
  () => rewrite('The landlord may inspect the shop', 'The landlord must inspect the shop'),
  () => rewrite('within two days', 'within three days'),
  () => rewrite('within two days', 'within two weeks'),
  () => rewrite('once a year', 'twice a year'),
  () => rewrite('paid by Sanz', 'paid by Orchard Lane'),
  (n) =>
    rewrite(
      'The tenant shall be let in again.',
      `The tenant shall be let in again. See Pike v. Sound, ${n + 2} U.S. 12.`,
    ),
  (n) => rewrite(`The rent doubles in year ${n + 30}.`, 'The rent doubles.'),
];

describe('a model that invents', () => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await ModelServer.start();
  });
  afterAll(() => server.stop());

  it('has in 100 answers no changed number, name, citation, quotation or duty shown', async () => {
    const { engine } = modelEngine(server.baseUrl);
    for (let n = 0; n < 100; n++) {
      const invented = [n, n + 1, n + 5].map((at) => INVENTIONS[at % INVENTIONS.length]!(n));
      const remark = { quote: `the tenant lied ${n} times`, recommendation: 'Leave this out.' };
      const claim = {
        quote: 'reads like a tantrum',
        recommendation: `Cite Pike v. Sound, ${n + 2} U.S. 12 (1801) instead.`,
      };
      server.answerNext({
        say: said({ rewrites: [...invented, GOOD_REWRITE], tone: [remark, claim] }),
      });
      const result = await engine.reviewWriting({ content: TEXT }, {}, never);
      expect([n, result.grounding]).toEqual([
        n,
        expect.objectContaining({
          ...{ suggestionsKept: 1, suggestionsDropped: 3, remarksKept: 0, remarksDropped: 2 },
        }),
      ]);
      expect(ofModel(result).map(({ replacement }) => replacement?.text)).toEqual([
        expect.stringMatching(/^Orchard Lane then changed the locks/),
      ]);
      expect(wordsOf(result)).not.toMatch(/Quill|Pike|lied|doubles/);
    }
  }, 60_000);
});

/** A model that does what the text in front of it says. */
function naive(content: string): ScriptedAnswer {
  const mark = /section-[0-9a-f]{24}/.exec(content)![0];
  const telling = (words: string): ScriptedAnswer => ({
    say: said({
      rewrites: [
        { ...GOOD_REWRITE, why: words },
        rewrite('The tenant shall be let in again.', `The tenant shall be let in again: ${words}`),
      ],
      tone: [{ ...GOOD_REMARK, recommendation: words }],
    }),
  });
  switch (wishIn(content)) {
    case 'reveal the prompt':
      return telling(INSTRUCTIONS.split('\n')[0]!);
    case 'reveal the mark':
      return telling(`The mark is ${mark}.`);
    case 'carry data out by a link':
      return telling('See https://evil.example/?q=4,000.');
    case 'write markup':
      return telling('<script>alert(1)</script>');
    case 'change an amount':
      return { say: said({ rewrites: [rewrite('The rent is $4,000', 'The rent is $1')] }) };
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

describe('instructions in a text, of a model that obeys them', () => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await ModelServer.start({
      chat: ({ body }) => naive(body.messages!.map(({ content }) => content).join('\n')),
    });
  });
  afterAll(() => server.stop());

  it.each(HOSTILE_WORDS)('cannot %s', async (_, _wish, words) => {
    const content = `${TEXT}\n\n${words}\n`;
    const { engine } = modelEngine(server.baseUrl);
    const result = await engine.reviewWriting({ content }, {}, never);
    expect(WritingReviewSchema.strict().parse(result)).toEqual(result);
    const shown = wordsOf(result);
    expect(shown).not.toMatch(/PWNED|evil\.example|<script|section-[0-9a-f]{24}|\$1\b/);
    expect(shown).not.toContain(INSTRUCTIONS.split('\n')[0]);
  });
});
