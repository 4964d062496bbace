import { createHash } from 'node:crypto';
import {
  AppError,
  type CiteReport,
  type CiteReportExport,
  CiteReportSchema,
  citedAs,
  DECISION_WORDS,
  type ReportProblem,
} from '@casewright/contracts';
import { type Block, type Document, heading, paragraph } from '../document-model/document.js';
import { bold, plain } from '../document-model/runs.js';
import { CHECKED_COLUMNS, checkedCells, newestDecision } from './checked-citation.cells.js';
import { citeCheckSheet, verdictFacts } from './cite-check.layout.js';
import { certificate, summary } from './cite-report.summary.js';
import { dateAndTime, type LayoutContext, report as reportOf, type Sheet } from './layout.js';
import { section } from './phrases.js';
import { quotationBlocks } from './quotation.blocks.js';

/** The report of a reviewed cite check: a summary, the firm's certificate if any, then the detail. */
export function citeReportDocument(data: CiteReportExport, context: LayoutContext): Document {
  const report = read(data);
  const { check, problems, signature } = report;
  const digest = createHash('sha256').update(data.report).digest('hex');
  return reportOf(`Cite-check report: ${report.title}`, verdictFacts(check.citations), context, [
    ...summary(report, signature && digest, context),
    ...(signature?.certificate ? certificate(report, digest, context) : []),
    { kind: 'page-break' },
    section('Problems and decisions'),
    ...(problems.length === 0 ? [paragraph([plain('No problem was found.')])] : []),
    ...problems.flatMap((problem) => problemBlocks(problem, report, context)),
    section('Every citation'),
    ...newestDecision(check.citations.map(({ history }) => history)),
    {
      kind: 'table',
      columns: [{ label: 'No.', weight: 0.5 }, ...CHECKED_COLUMNS],
      rows: check.citations.map((each, index) => [
        [plain(String(index + 1))],
        ...checkedCells(each, context.origin),
      ]),
    },
    ...quotationBlocks(check.citations, { withPassages: true }),
  ]);
}

export function citeReportSheet(data: CiteReportExport, context: LayoutContext): Sheet {
  const { check, problems } = read(data);
  const { columns, rows } = citeCheckSheet(check, context);
  const decisions = new Map(problems.map(({ citation, decision }) => [citation, decision]));
  return {
    columns: [...columns, 'Decision', 'Note', 'Decided'],
    rows: [...(rows as Iterable<(string | number | null | undefined)[]>)].map((row, index) => {
      const decided = decisions.get(index);
      const word = decided && DECISION_WORDS[decided.decision];
      return [...row, word ?? '', decided?.note ?? '', decided?.at ?? ''];
    }),
  };
}

function read({ report }: CiteReportExport): CiteReport {
  try {
    return CiteReportSchema.parse(JSON.parse(report));
  } catch (cause) {
    throw new AppError('VALIDATION_FAILED', 'This is not the report of a cite check.', { cause });
  }
}

function problemBlocks(
  { citation, reasons, context: around, decision }: ReportProblem,
  { check }: CiteReport,
  context: LayoutContext,
): Block[] {
  const cited = check.citations[citation]!;
  const decided = decision
    ? `${DECISION_WORDS[decision.decision]}, by account ${decision.by}, ${dateAndTime(new Date(decision.at), context)}. ${decision.note}`
    : 'Not decided';
  return [
    heading(3, `${citation + 1}. ${citedAs(cited)}`),
    paragraph([bold(reasons.join('; ')), plain(`: ${cited.explanation}`)], { keepWithNext: true }),
    paragraph([plain(`… ${around} …`)], { style: 'quotation' }),
    paragraph([bold('Decision: '), plain(decided.trim())]),
  ];
}
