import { WritingReviewSchema } from '@casewright/contracts';
import { writingPrompt } from '@casewright/law/model/testing';
import { ModelServer } from '@casewright/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HOSTILE_WORDS, naiveModel } from '../testing/injected-wishes.js';
import { modelEngine } from '../testing/model-engine.js';
import {
  GOOD,
  GOOD_REMARK,
  GOOD_REWRITE,
  ofModel,
  rewrite,
  said,
  TEXT,
  wordsOf,
} from './testing/shop-letter.js';

const { signal: never } = new AbortController();

/** Ways in which a model changes what it may not, each of a sentence of the text. */
const INVENTIONS: ((n: number) => writingPrompt.Rewrite)[] = [
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
          suggestionsKept: 1,
          suggestionsDropped: 3,
          remarksKept: 0,
          remarksDropped: 2,
        }),
      ]);
      expect(ofModel(result).map(({ replacement }) => replacement?.text)).toEqual([
        expect.stringMatching(/^Orchard Lane then changed the locks/),
      ]);
      expect(wordsOf(result)).not.toMatch(/Quill|Pike|lied|doubles/);
    }
  }, 60_000);
});

const telling = (words: string) => ({
  say: said({
    rewrites: [
      { ...GOOD_REWRITE, why: words },
      rewrite('The tenant shall be let in again.', `The tenant shall be let in again: ${words}`),
    ],
    tone: [{ ...GOOD_REMARK, recommendation: words }],
  }),
});
const naive = naiveModel(
  /section-[0-9a-f]{24}/,
  {
    'reveal the prompt': () => telling(writingPrompt.INSTRUCTIONS.split('\n')[0]!),
    'reveal the mark': (mark) => telling(`The mark is ${mark}.`),
    'carry data out by a link': () => telling('See https://evil.example/?q=4,000.'),
    'write markup': () => telling('<script>alert(1)</script>'),
    'change an amount': () => ({
      say: said({ rewrites: [rewrite('The rent is $4,000', 'The rent is $1')] }),
    }),
  },
  { say: GOOD },
);

describe('instructions in a text, of a model that obeys them', () => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await ModelServer.start({ chat: naive });
  });
  afterAll(() => server.stop());

  it.each(HOSTILE_WORDS)('cannot %s', async (_, _wish, words) => {
    const content = `${TEXT}\n\n${words}\n`;
    const { engine } = modelEngine(server.baseUrl);
    const result = await engine.reviewWriting({ content }, {}, never);
    expect(WritingReviewSchema.strict().parse(result)).toEqual(result);
    const shown = wordsOf(result);
    expect(shown).not.toMatch(/PWNED|evil\.example|<script|section-[0-9a-f]{24}|\$1\b/);
    expect(shown).not.toContain(writingPrompt.INSTRUCTIONS.split('\n')[0]);
  });
});
