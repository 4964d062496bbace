import {
  CITATION_STYLE_LABELS,
  type CitationsExport,
  countOf,
  generatedWarnings,
  VERDICT_WORDS,
} from '@casewright/contracts';
import { type Block, type Document, heading, paragraph } from '../document-model/document.js';
import { bold, plain, type TextRun } from '../document-model/runs.js';
import { newestDecision } from './checked-citation.cells.js';
import { HISTORY_COLUMNS, historyCells, historyRuns, verdictRuns } from './later-history.runs.js';
import { type Cell, type LayoutContext, report, type Sheet } from './layout.js';
import { prose } from './phrases.js';
import { runsOfHtml } from './runs-of-html.js';
import { warningBlocks, withWarnings } from './warnings.js';

type Generated = CitationsExport['citations'][number];

export function citationsDocument(
  { title, citations }: CitationsExport,
  context: LayoutContext,
): Document {
  return report(title || 'Citations', [countOf(citations.length, 'citation')], context, [
    ...newestDecision(citations.map(({ verdict }) => verdict?.history)),
    ...citations.flatMap((each, index) => citationBlocks(each, index)),
  ]);
}

function citationBlocks(each: Generated, index: number): Block[] {
  const { citationText, html, analysis, recommendations = [], alternatives = [], verdict } = each;
  const style = each.format ? ` (${CITATION_STYLE_LABELS[each.format]})` : '';
  return [
    heading(1, `Citation ${index + 1}${style}`),
    paragraph(written(citationText, html), { style: 'quotation' }),
    ...warningBlocks(generatedWarnings(each)),
    ...(verdict
      ? [
          paragraph([
            ...verdictRuns(verdict.verdict, verdict.history),
            plain(`: ${verdict.explanation}`),
            ...historyRuns(verdict.history),
          ]),
        ]
      : []),
    ...(analysis ? [heading(2, 'Analysis'), ...prose(analysis)] : []),
    ...(recommendations.length > 0
      ? [
          heading(2, 'Recommendations'),
          { kind: 'list' as const, items: recommendations.map((item) => [plain(item)]) },
        ]
      : []),
    ...(alternatives.length > 0 ? [heading(2, 'Other forms')] : []),
    ...alternatives.map((other) =>
      paragraph([bold(`${other.label}: `), ...written(other.text, other.html)]),
    ),
  ];
}

/** The text in its typefaces, where the markup says the same words. */
function written(text: string, html: string | undefined): TextRun[] {
  if (text === '') return [plain('No source was recognized.')];
  return (html && runsOfHtml(html, text)) || [plain(text)];
}

export function citationsSheet({ citations }: CitationsExport): Sheet {
  const sheet = {
    columns: [
      'No.',
      'Citation',
      'Style',
      'Verdict',
      'Explanation',
      ...HISTORY_COLUMNS,
      'Analysis',
      'Recommendations',
    ],
    rows: citations.map((each, index): Cell[] => [
      index + 1,
      each.citationText,
      each.format ? CITATION_STYLE_LABELS[each.format] : '',
      each.verdict ? VERDICT_WORDS[each.verdict.verdict] : '',
      each.verdict?.explanation,
      ...historyCells(each.verdict?.history),
      each.analysis,
      (each.recommendations ?? []).join('\n'),
    ]),
  };
  return withWarnings(sheet, [], (index) => generatedWarnings(citations[index]!));
}
