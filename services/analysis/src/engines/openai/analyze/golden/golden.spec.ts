import type { Analysis, Finding, QuotedSentence } from '@casewright/contracts';
import type { analyzePrompt } from '@casewright/law/model/testing';
import { libraryOf } from '@casewright/law/reading/testing';
import { type ModelRequest, ModelServer } from '@casewright/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LocalEngine } from '../../../local/local-engine.js';
import { goldenCases } from '../../testing/golden-cases.js';
import { modelEngine } from '../../testing/model-engine.js';

interface Document {
  /** Paragraphs. */
  document: string[];
  /** Tokens of a section; absent: the usual ones. */
  sectionTokens?: number;
  /** Places of decisions that the library has. */
  library: string[];
}

/** What the model says to a section with the words `to`. */
type Answers = { to: string; says: analyzePrompt.SectionReading }[];

interface Remains {
  summary: string;
  insights: string[];
  recommendations: string[];
  /** The model's own, in the order shown. */
  findings: Pick<Finding, 'category' | 'severity' | 'title' | 'quote' | 'explanation'>[];
  grounding: Analysis['grounding'];
}

const CASES = goldenCases<Document, Remains>(new URL('./', import.meta.url));
const { signal: never } = new AbortController();

describe('golden answers about documents', () => {
  let server: ModelServer;
  let answers: Answers;
  beforeAll(async () => {
    server = await ModelServer.start({
      chat: (request) => ({ say: JSON.stringify(answerTo(request, answers)) }),
    });
  });
  afterAll(() => server.stop());

  it.each(CASES)('%s', async (_, { input, answer, expected }) => {
    answers = answer as Answers;
    const { document, sectionTokens = 6_000, library } = input;
    const text = document.join('\n\n');
    const context = { citations: libraryOf(...library) };
    const { engine } = modelEngine(server.baseUrl, { sectionTokens });
    const asked = server.requests.length;
    const analysis = await engine.analyze({ text }, context, never);
    expect(server.requests).toHaveLength(asked + answers.length);
    const byRules = await new LocalEngine().analyze({ text }, context, never);
    expect(shownOf(analysis)).toEqual(expected);
    expect(analysis).toMatchObject({
      analysis: byRules.analysis,
      insights: byRules.insights,
      recommendations: byRules.recommendations,
    });
    const { insights, recommendations } = analysis.byModel!;
    const quoted = [...analysis.findings, ...insights, ...recommendations];
    for (const { quote, start, end } of quoted) {
      expect(text.slice(start, end)).toBe(quote);
    }
  });
});

function answerTo({ body }: ModelRequest, answers: Answers): analyzePrompt.SectionReading {
  const section = body.messages!.at(-1)!.content;
  const answer = answers.find(({ to }) => section.includes(to));
  if (!answer) throw new Error(`The case has no answer to this section: ${section}`);
  return answer.says;
}

function shownOf({ byModel, findings, grounding }: Analysis): Remains {
  const textsOf = (sentences: QuotedSentence[]) => sentences.map(({ text }) => text);
  return {
    summary: byModel!.summary,
    insights: textsOf(byModel!.insights),
    recommendations: textsOf(byModel!.recommendations),
    findings: findings
      .filter(({ source }) => source === 'model')
      .map(({ category, severity, title, quote, explanation, recommendation }) => ({
        category,
        severity,
        title,
        quote,
        explanation,
        ...(recommendation === undefined ? {} : { recommendation }),
      })),
    grounding,
  };
}
