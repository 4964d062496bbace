import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Analysis, CitationCheck, Finding } from '@casewright/contracts';
import { findCitations, resolveCitations } from '@casewright/legal';
import { type ModelRequest, ModelServer } from '@casewright/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CitationChecker } from '../../engine/engine.js';
import { LocalEngine } from '../../engine/local/local-engine.js';
import { modelEngine } from '../../engine/openai/testing/model-engine.js';
import type { SectionReading } from './output-schema.js';

/** A document, what the model says of it, and what of that a user may see. */
interface GoldenCase {
  about: string;
  /** Paragraphs. */
  document: string[];
  /** Tokens of a section; absent: the usual ones. */
  sectionTokens?: number;
  /** Citations that the library confirms. */
  library?: string[];
  /** What the model says to a section with the words `to`. */
  answers: { to: string; says: SectionReading }[];
  remains: Remains;
}

/** `rules`: the model gave nothing to show, so that the rules' own words stand. */
interface Remains {
  analysis: string | 'rules';
  insights: string[] | 'rules';
  recommendations: string[] | 'rules';
  /** The model's own, in the order shown. */
  findings: Pick<Finding, 'category' | 'severity' | 'title' | 'quote' | 'explanation'>[];
  grounding: Analysis['grounding'];
}

const FOLDER = fileURLToPath(new URL('./golden/', import.meta.url));
const CASES = readdirSync(FOLDER)
  .sort()
  .map((file): [string, GoldenCase] => {
    const golden = JSON.parse(readFileSync(`${FOLDER}${file}`, 'utf8')) as GoldenCase;
    return [`${file.replace('.json', '')}: ${golden.about}`, golden];
  });
const { signal: never } = new AbortController();

describe('golden cases of the prompt for documents', () => {
  let server: ModelServer;
  let golden: GoldenCase;
  beforeAll(async () => {
    const chat = (request: ModelRequest) => ({ say: JSON.stringify(answerTo(request, golden)) });
    server = await ModelServer.start({ chat });
  });
  afterAll(() => server.stop());

  it('are there', () => expect(CASES.length).toBeGreaterThanOrEqual(6));

  it.each(CASES)('%s', async (_, each) => {
    golden = each;
    const { document, sectionTokens = 6_000, library = [], answers, remains } = each;
    const text = document.join('\n\n');
    const citations = checkerOf(library);
    const { engine } = modelEngine(server.baseUrl, { sectionTokens });
    const asked = server.requests.length;
    const analysis = await engine.analyze({ text }, { citations }, never);
    expect(server.requests).toHaveLength(asked + answers.length);
    const byRules = await new LocalEngine().analyze({ text }, { citations }, never);
    expect(shownOf(analysis, byRules)).toEqual(remains);
    for (const { quote, start, end } of analysis.findings) {
      expect(text.slice(start, end)).toBe(quote);
    }
  });
});

function answerTo({ body }: ModelRequest, { answers }: GoldenCase): SectionReading {
  const section = body.messages!.at(-1)!.content;
  const answer = answers.find(({ to }) => section.includes(to));
  if (!answer) throw new Error(`The case has no answer to this section: ${section}`);
  return answer.says;
}

/** A library with these citations and no others. */
function checkerOf(known: readonly string[]): CitationChecker {
  return {
    async check(text) {
      const citations = findCitations(text);
      const { resolutions } = resolveCitations(citations);
      return {
        citations: citations.map((citation, index) => ({
          ...{ ...citation, authority: resolutions[index]!.authority, resolvesTo: null },
          ...{ explanation: 'Looked up.' },
          verdict: known.some((each) => citation.normalized.includes(each))
            ? 'verified'
            : 'not_in_library',
        })),
        counts: {} as CitationCheck['counts'],
        quotationCounts: {} as CitationCheck['quotationCounts'],
      };
    },
  };
}

function shownOf(shown: Analysis, byRules: Analysis): Remains {
  const same = (part: 'analysis' | 'insights' | 'recommendations'): boolean =>
    JSON.stringify(shown[part]) === JSON.stringify(byRules[part]);
  return {
    analysis: same('analysis') ? 'rules' : shown.analysis,
    insights: same('insights') ? 'rules' : shown.insights,
    recommendations: same('recommendations') ? 'rules' : shown.recommendations,
    findings: shown.findings
      .filter(({ source }) => source === 'model')
      .map(({ category, severity, title, quote, explanation, recommendation }) => ({
        ...{ category, severity, title, quote, explanation },
        ...(recommendation === undefined ? {} : { recommendation }),
      })),
    grounding: shown.grounding,
  };
}
