import { type WritingReview, WritingReviewSchema } from '@casewright/contracts';
import { MODEL_FAULTS } from '@casewright/law/model';
import { writingPrompt } from '@casewright/law/model/testing';
import { ModelServer } from '@casewright/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { faultTable, timeoutFor } from '../testing/fault-table.js';
import { goldenCases } from '../testing/golden-cases.js';
import { KEY, modelEngine } from '../testing/model-engine.js';
import { GOOD, GOOD_REWRITE, ofModel, rewrite, said, TEXT } from './testing/shop-letter.js';

const { signal: never } = new AbortController();

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
      title: 'Clearer sentence',
      rule: 'long-sentence',
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
      prompt: writingPrompt.PROMPT_VERSION,
      sectionsRead: 1,
      sectionsTotal: 1,
      suggestionsKept: 1,
      suggestionsDropped: 0,
      remarksKept: 1,
      remarksDropped: 0,
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
      const result = await review(TEXT, { timeoutMs: timeoutFor(fault) });
      expect(result).toMatchObject({
        engine: 'local',
        fallback: { model: 'stub-1', reason: MODEL_FAULTS[fault] },
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
      new URL('./golden/', import.meta.url),
    ),
  )('golden: %s', async (_, { input, answer, expected }) => {
    server.answerNext({ say: JSON.stringify(answer) });
    const result = await review(input.content);
    expect(
      ofModel(result).map(({ quote, replacement, title }) => ({
        title,
        quote,
        ...(replacement ? { suggested: replacement.text } : {}),
      })),
    ).toEqual(expected.findings);
    expect(result.grounding).toMatchObject(expected.grounding);
  });
});
