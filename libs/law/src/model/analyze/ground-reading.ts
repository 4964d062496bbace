import type { Analysis, ByModel, Finding, Grounding, QuotedSentence } from '@casewright/contracts';
import type { CitationChecker } from '@casewright/law/checking';
import { groundProse } from '../grounding/ground-prose.js';
import { markCitations } from '../grounding/mark-citations.js';
import { type Ground, groundFindings, groundSentences } from './ground-findings.js';
import { PROMPT_VERSION } from './prompt.js';
import type { DocumentReading } from './read-document.js';

const MOST_SENTENCES = 12;

type Grounded = Pick<Analysis, 'findings'> & { byModel: ByModel; grounding: Grounding };

/** What of a model's reading may be shown: tied to the document, or marked, or left out and counted. */
export async function groundReading(
  { readings, sectionsTotal }: DocumentReading,
  held: Omit<Ground, 'tally'>,
  checker: CitationChecker | undefined,
): Promise<Grounded> {
  const { document, finder, foreign } = held;
  const tally = { kept: 0, dropped: 0 };
  const ground = { ...held, tally };
  const sentences = (list: 'insights' | 'recommendations'): QuotedSentence[] =>
    groundSentences(inTurn(readings.map((each) => each[list])), ground).slice(0, MOST_SENTENCES);
  const summaries = readings.map(({ summary }) => groundProse(summary, finder, tally));
  const parts = {
    summaries: [...new Set(summaries)].filter(Boolean),
    insights: sentences('insights'),
    recommendations: sentences('recommendations'),
    findings: groundFindings(
      readings.flatMap(({ findings }) => findings),
      ground,
    ),
  };
  const texts = textsOf(parts);
  const marked = await markCitations(texts, document.text, checker);
  const next = marked.texts.values();
  const take = (): string => foreign.mark(next.next().value!);
  const taken = (each: QuotedSentence): QuotedSentence => ({ ...each, text: take() });
  return {
    byModel: {
      summary: parts.summaries.map(take).join('\n\n'),
      insights: parts.insights.map(taken),
      recommendations: parts.recommendations.map(taken),
    },
    findings: parts.findings.map((finding) => ({
      ...finding,
      title: take(),
      explanation: take(),
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
  insights: QuotedSentence[];
  recommendations: QuotedSentence[];
  findings: Finding[];
}): string[] {
  const ofFindings = parts.findings.flatMap(({ title, explanation, recommendation }) =>
    recommendation === undefined ? [title, explanation] : [title, explanation, recommendation],
  );
  const sentences = [...parts.insights, ...parts.recommendations].map(({ text }) => text);
  return [...parts.summaries, ...sentences, ...ofFindings];
}

/** The first of each list, then the second of each: every section has its say. */
function inTurn<T>(lists: readonly T[][]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}
