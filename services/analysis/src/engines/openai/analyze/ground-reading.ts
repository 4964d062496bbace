import type { Analysis, Finding, Grounding } from '@casewright/contracts';
import type { CitationChecker } from '@casewright/law/checking';
import type { ExtractedText } from '@casewright/law/reading';
import { ForeignFacts } from '../grounding/flag-facts.js';
import { groundProse } from '../grounding/ground-prose.js';
import { markCitations } from '../grounding/mark-citations.js';
import { QuoteFinder } from '../grounding/quote-finder.js';
import { groundFindings } from './ground-findings.js';
import { PROMPT_VERSION } from './prompt.js';
import type { DocumentReading } from './read-document.js';

const MOST_SENTENCES = 12;

type Grounded = Pick<Analysis, 'analysis' | 'insights' | 'recommendations' | 'findings'> & {
  grounding: Grounding;
};

/** What of a model's reading may be shown: tied to the document, or marked, or left out and counted. */
export async function groundReading(
  { readings, sectionsTotal }: DocumentReading,
  document: ExtractedText,
  checker: CitationChecker | undefined,
): Promise<Grounded> {
  const finder = new QuoteFinder(document.text);
  const tally = { kept: 0, dropped: 0 };
  const prose = (texts: readonly string[]): string[] =>
    [...new Set(texts.map((text) => groundProse(text, finder, tally)))].filter(Boolean);
  const parts = {
    summaries: prose(readings.map(({ summary }) => summary)),
    insights: prose(inTurn(readings.map(({ insights }) => insights))).slice(0, MOST_SENTENCES),
    recommendations: prose(inTurn(readings.map((each) => each.recommendations))).slice(
      0,
      MOST_SENTENCES,
    ),
    findings: groundFindings(
      readings.flatMap(({ findings }) => findings),
      document,
      finder,
      tally,
    ),
  };
  const texts = textsOf(parts);
  const marked = await markCitations(texts, document.text, checker);
  const foreign = new ForeignFacts(document.text);
  const next = marked.texts.values();
  const take = (): string => next.next().value!;
  /** A recommendation may propose what the document lacks; everything else speaks of the document. */
  const takeStatement = (): string => foreign.mark(take());
  return {
    analysis: parts.summaries.map(takeStatement).join('\n\n'),
    insights: parts.insights.map(takeStatement),
    recommendations: parts.recommendations.map(take),
    findings: parts.findings.map((finding) => ({
      ...finding,
      title: takeStatement(),
      explanation: takeStatement(),
      ...(finding.recommendation === undefined ? {} : { recommendation: take() }),
    })),
    grounding: {
      prompt: PROMPT_VERSION,
      sectionsRead: readings.length,
      sectionsTotal,
      quotationsKept: tally.kept,
      quotationsDropped: tally.dropped,
      citationsVerified: marked.verified,
      citationsUnverified: marked.unverified,
      flagged: foreign.flag(texts.join('\n\n')),
      ...(marked.named.length > 0 && { named: marked.named }),
    },
  };
}

/** Every text that a user will read, in one order. */
function textsOf(parts: {
  summaries: string[];
  insights: string[];
  recommendations: string[];
  findings: Finding[];
}): string[] {
  const ofFindings = parts.findings.flatMap(({ title, explanation, recommendation }) =>
    recommendation === undefined ? [title, explanation] : [title, explanation, recommendation],
  );
  return [...parts.summaries, ...parts.insights, ...parts.recommendations, ...ofFindings];
}

/** The first of each list, then the second of each: every section has its say. */
function inTurn(lists: readonly string[][]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}
