import {
  type AnalysisExport,
  analysisWarnings,
  categoryWords,
  countOf,
  type Finding,
  kindBeside,
  SEVERITY_WORDS,
  type Severity,
} from '@casewright/contracts';
import { type Block, type Document, paragraph } from '../document-model/document.js';
import { bold, plain, quiet, type Run, type Tone } from '../document-model/runs.js';
import { citationBlocks, dateBlocks, partyBlocks, provisionBlocks } from './analysis-tables.js';
import { authorityBlocks } from './authorities.layout.js';
import { modelBlocks } from './by-model.blocks.js';
import { type Cell, type LayoutContext, report, type Sheet } from './layout.js';
import { engineWords, isShort, prose, quotation, section, sentences } from './phrases.js';
import { warningBlocks, withWarnings } from './warnings.js';

/** An analysis of a document: the prose first, then its evidence. */
export function analysisDocument(data: AnalysisExport, context: LayoutContext): Document {
  const { documentType, stats, engine, grounding, authorities } = data;
  const title = data.title || 'Document analysis';
  const facts = [
    data.fileName && data.fileName !== title ? data.fileName : '',
    kindBeside(title, documentType?.label ?? ''),
    stats?.pages ? countOf(stats.pages, 'page') : '',
    stats && stats.words > 0 ? countOf(stats.words, 'word') : '',
    engine ? `analyzed ${engineWords(engine, grounding?.prompt)}` : '',
  ];
  return report(title, facts, context, [
    ...warningBlocks(analysisWarnings(data)),
    ...(data.analysis.trim() === '' ? [] : [section('Analysis'), ...prose(data.analysis)]),
    ...sentences('Key insights', data.insights),
    ...sentences('Recommendations', data.recommendations),
    ...modelBlocks(data),
    ...findingBlocks(data.findings ?? []),
    ...partyBlocks(data.parties ?? []),
    ...dateBlocks(data.dates ?? []),
    ...provisionBlocks(data.provisions),
    ...citationBlocks(data.citations ?? [], context.origin),
    ...(authorities ? [section('Table of authorities'), ...authorityBlocks(authorities)] : []),
  ]);
}

/** Findings, one per row; without any, the sentences of the analysis. */
export function analysisSheet(data: AnalysisExport): Sheet {
  const { findings = [] } = data;
  const sheet =
    findings.length === 0
      ? sentenceSheet(data)
      : {
          columns: [
            'No.',
            'Severity',
            'Category',
            'Finding',
            'Explanation',
            'Recommendation',
            'Quotation',
            'Page',
            'Start',
            'End',
            'Found by',
          ],
          rows: findings.map((each, index): Cell[] => [
            index + 1,
            SEVERITY_WORDS[each.severity],
            categoryWords(each.category),
            each.title,
            each.explanation,
            each.recommendation,
            each.quote,
            each.page,
            each.start,
            each.end,
            each.source,
          ]),
        };
  return withWarnings(sheet, analysisWarnings(data));
}

function sentenceSheet({ analysis, insights, recommendations, byModel }: AnalysisExport) {
  const rows: Cell[][] = [];
  const add = (part: string, texts: string[]): void => {
    for (const text of texts) if (text.trim() !== '') rows.push([part, text.trim()]);
  };
  add('Analysis', analysis.split(/\n\s*\n/));
  add('Key insight', insights);
  add('Recommendation', recommendations);
  add('Summary by the model', byModel?.summary.split(/\n\s*\n/) ?? []);
  add('Insight by the model', byModel?.insights.map(({ text }) => text) ?? []);
  add('Recommendation by the model', byModel?.recommendations.map(({ text }) => text) ?? []);
  return { columns: ['Part', 'Text'], rows };
}

const TONES: Record<Severity, Tone> = {
  high: 'alarm',
  medium: 'caution',
  low: 'quiet',
  info: 'quiet',
};

function findingBlocks(findings: Finding[]): Block[] {
  if (findings.length === 0) return [];
  return [section(`Findings (${findings.length})`), ...findings.flatMap(findingBlock)];
}

function findingBlock(finding: Finding, index: number): Block[] {
  const { severity, title, quote, page, explanation, recommendation } = finding;
  const runs: Run[] = [
    plain(`${index + 1}. ${title} `),
    plain(`[${SEVERITY_WORDS[severity]}]`, { tone: TONES[severity] }),
  ];
  return [
    { kind: 'heading', level: 2, number: '', runs },
    paragraph([quotation(quote), ...(page === null ? [] : [quiet(` (page ${page})`)])], {
      style: 'quotation',
      keepWithNext: isShort(quote),
    }),
    paragraph([plain(explanation)]),
    ...(recommendation ? [paragraph([bold('To do: '), plain(recommendation)])] : []),
  ];
}
