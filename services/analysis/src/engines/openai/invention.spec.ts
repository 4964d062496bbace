import type { Analysis } from '@casewright/contracts';
import { NOT_IN_DOCUMENT, NOT_IN_LIBRARY, NOT_VERIFIED } from '@casewright/law/model/testing';
import { libraryOf, SERVICE_CONTRACT } from '@casewright/law/reading/testing';
import { ModelServer } from '@casewright/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { finding, modelEngine, reading } from './testing/model-engine.js';

const REAL = 'Gray v. Vale, 410 U.S. 113 (1973)';
const TRUE_QUOTE = 'Customer shall pay Provider $48,000 per year';
const quoted = (text: string) => ({ text, quote: TRUE_QUOTE });
const { signal: never } = new AbortController();

const library = libraryOf('410 U.S. 113');

/** An answer with two invented quotations, one true one, one invented citation and one that is known. */
const invented = (n: number): string =>
  reading({
    summary: `The fee is plain: “${TRUE_QUOTE}.” It adds that “the fee number ${n} doubles without notice.”`,
    insights: [
      `Courts refuse such terms. Pike v. Sound ${n}, ${600 + n} U.S. ${1_000 + n} (2019).`,
      `The rule is old. ${REAL}.`,
      `As Quillfeather held, and under Brackwater v. Osmund, all terms fall.`,
    ].map(quoted),
    findings: [
      finding('Customer  shall pay Provider\n$48,000 per year', { category: 'fee' }),
      finding(`Provider may raise the fee by ${n} percent at will`),
    ],
  });

const proseOf = ({ byModel, findings }: Analysis): string =>
  [
    byModel!.summary,
    ...[...byModel!.insights, ...findings].map((each) => JSON.stringify(each)),
  ].join('\n');

describe('a model that invents', () => {
  let server: ModelServer;
  let count = 0;
  beforeAll(async () => {
    server = await ModelServer.start({ chat: () => ({ say: invented(count++) }) });
  });
  afterAll(() => server.stop());

  it('has in 100 answers no quotation shown that is not there, and no citation shown as verified', async () => {
    const { engine } = modelEngine(server.baseUrl);
    for (let n = 0; n < 100; n++) {
      const analysis = await engine.analyze(
        { text: SERVICE_CONTRACT },
        { citations: library },
        never,
      );
      expect(analysis.engine).toBe('stub-1');
      expect(analysis.grounding).toMatchObject({
        prompt: 'analyze@2',
        sectionsRead: 1,
        sectionsTotal: 1,
        quotationsKept: 5,
        quotationsDropped: 2,
        citationsVerified: 1,
        citationsUnverified: 1,
      });
      const prose = proseOf(analysis);
      expect(prose).not.toMatch(/doubles without notice|raise the fee by/);
      expect(prose).toContain(`${1_000 + n} (2019)${NOT_VERIFIED}`);
      expect(prose).toContain(`${REAL}.`);
      expect(prose).toContain(`Quillfeather${NOT_IN_LIBRARY} held`);
      expect(prose).toContain(`Brackwater v. Osmund${NOT_IN_LIBRARY}, all`);
      for (const { quote, start, end } of analysis.findings) {
        expect(SERVICE_CONTRACT.slice(start, end)).toBe(quote);
      }
    }
    expect(server.requests).toHaveLength(100);
  }, 60_000);

  it('has no citation verified where no library can be asked', async () => {
    const { engine } = modelEngine(server.baseUrl);
    const { grounding, byModel } = await engine.analyze({ text: SERVICE_CONTRACT }, {}, never);
    expect(grounding).toMatchObject({ citationsVerified: 0, citationsUnverified: 2 });
    expect(JSON.stringify(byModel).split(NOT_VERIFIED)).toHaveLength(3);
    expect(grounding!.flagged.map(({ text }) => text)).not.toContain('1973');
  });

  it('has its numbers, names and dates flagged that are not in the document', async () => {
    server.answerNext({
      say: reading({
        summary:
          'Harbor Analytics and Paul Reyes agree with Mallory Quint on $48,000 and $52,500, due June 30, 2024 or July 1, 2025, for 3 years.',
      }),
    });
    const { engine } = modelEngine(server.baseUrl);
    const { grounding, byModel } = await engine.analyze({ text: SERVICE_CONTRACT }, {}, never);
    expect(grounding?.flagged).toEqual([
      { kind: 'date', text: 'July 1, 2025' },
      { kind: 'number', text: '52,500' },
      { kind: 'name', text: 'Mallory Quint' },
    ]);
    expect(byModel!.summary).toBe(
      `Harbor Analytics and Paul Reyes agree with Mallory Quint${NOT_IN_DOCUMENT} on $48,000 and $52,500${NOT_IN_DOCUMENT}, due June 30, 2024 or July 1, 2025${NOT_IN_DOCUMENT}, for 3 years.`,
    );
  });

  it('has such facts marked behind what belongs to them, in statements and in proposals', async () => {
    const said =
      'Pay 17% under Section 94(b), and again 17%; see Pike v. Sound, 600 U.S. 1000 (2019).';
    server.answerNext({
      say: reading({
        insights: [quoted(said)],
        recommendations: [quoted('Ask within 45 days.')],
        findings: [finding(TRUE_QUOTE, { title: 'A fee of 9th rank', explanation: said })],
      }),
    });
    const { engine } = modelEngine(server.baseUrl);
    const given = await engine.analyze({ text: SERVICE_CONTRACT }, { citations: library }, never);
    const marked = `Pay 17%${NOT_IN_DOCUMENT} under Section 94(b)${NOT_IN_DOCUMENT}, and again 17%${NOT_IN_DOCUMENT}; see Pike v. Sound, 600 U.S. 1000 (2019)${NOT_VERIFIED}.`;
    expect(given.byModel).toMatchObject({
      insights: [{ text: marked, quote: TRUE_QUOTE }],
      recommendations: [{ text: `Ask within 45${NOT_IN_DOCUMENT} days.` }],
    });
    expect(given.grounding!.flagged.map(({ text }) => text)).toEqual([
      '17',
      '94',
      '45',
      '9',
      'Pike v. Sound',
    ]);
    expect(given.findings.filter(({ source }) => source === 'model')).toMatchObject([
      { title: `A fee of 9th${NOT_IN_DOCUMENT} rank`, explanation: marked },
    ]);
  });

  it('reads a long document section by section, as far as its budget goes', async () => {
    const text = Array.from(
      { length: 40 },
      (_, n) => `${n + 1}. ${TRUE_QUOTE}. ${'The tenant pays rent. '.repeat(12)}`,
    ).join('\n\n');
    const asked = server.requests.length;
    const bounds = { sectionTokens: 1_000, documentTokens: 3_000 };
    const { grounding } = await modelEngine(server.baseUrl, bounds).engine.analyze(
      { text },
      {},
      never,
    );
    const sent = server.requests.slice(asked).map(({ body }) => body.messages!.at(-1)!.content);
    expect(sent).toHaveLength(3);
    for (const content of sent) expect(content.length).toBeLessThan(3_100);
    expect(grounding).toMatchObject({ sectionsRead: 3 });
    expect(grounding!.sectionsTotal).toBeGreaterThan(3);
  });
});
