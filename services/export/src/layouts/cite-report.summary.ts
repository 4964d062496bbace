import {
  type CiteReport,
  citedAs,
  countOf,
  DECISION_WORDS,
  type ReportProblem,
} from '@casewright/contracts';
import { type Block, paragraph } from '../document-model/document.js';
import { bold, plain, quiet, type Run } from '../document-model/runs.js';
import { dateAndTime, type LayoutContext } from './layout.js';
import { prose, section } from './phrases.js';

/** Problems of the summary, and characters of each cell, so that it stays within two pages. */
const SUMMARIZED = 20;
const CELL = 60;

const PROBLEM_COLUMNS = [
  { label: 'No.', weight: 0.5 },
  { label: 'Citation', weight: 3 },
  { label: 'Problem', weight: 2 },
  { label: 'Decision', weight: 2 },
];

/** What was checked, in what, by whom, and what was decided: the digest is null for an open report. */
export function summary(
  report: CiteReport,
  digest: string | null,
  context: LayoutContext,
): Block[] {
  const { problems, check, library, text, signature } = report;
  const { citationIndex: index } = library;
  const number = (count: number): string => count.toLocaleString('en-US');
  const when = (iso: string): string => dateAndTime(new Date(iso), context);
  const known = check.citations.find(({ history }) => history)?.history?.knownUntil;
  const facts: [string, string][] = [
    [
      'Signed',
      signature
        ? `by ${signature.name} (account ${signature.userId}), ${when(signature.at)}`
        : 'not signed: this report is open, and may still change',
    ],
    ['Checked', when(report.checkedAt)],
    ['Text', `${countOf(text.characters, 'character')}, SHA-256 ${text.sha256}`],
    [
      'Library',
      `${countOf(library.cases, 'case')}, ${countOf(library.opinions, 'opinion')}${known ? `, later history until ${known}` : ''}`,
    ],
    [
      'Citation index',
      `of ${index.date}: ${number(index.decisions)} decisions, ${number(index.citations)} citations, SHA-256 ${index.digest}`,
    ],
    ...(digest ? [['Digest of this report', `SHA-256 ${digest}`] as [string, string]] : []),
  ];
  const rest = problems.length - SUMMARIZED;
  return [
    ...facts.map(([label, words]) => paragraph([bold(`${label}: `), plain(words)])),
    section(countOf(problems.length, 'problem')),
    paragraph([plain(decisionWords(problems))]),
    ...(problems.length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            columns: PROBLEM_COLUMNS,
            rows: problems.slice(0, SUMMARIZED).map((problem) => problemCells(problem, report)),
          },
        ]),
    ...(rest > 0 ? [paragraph([plain(`${countOf(rest, 'more problem')} in the detail.`)])] : []),
  ];
}

function decisionWords(problems: readonly ReportProblem[]): string {
  const counts = new Map<string, number>();
  for (const { decision } of problems) {
    const word = decision ? DECISION_WORDS[decision.decision] : 'Not decided';
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].map(([word, count]) => `${word}: ${count}`).join(' · ');
}

function problemCells({ citation, reasons, decision }: ReportProblem, report: CiteReport): Run[][] {
  return [
    [plain(String(citation + 1))],
    [plain(cut(citedAs(report.check.citations[citation]!)))],
    [plain(cut(reasons.join('; ')))],
    [plain(decision ? DECISION_WORDS[decision.decision] : 'Not decided')],
  ];
}

const cut = (words: string): string =>
  words.length > CELL ? `${words.slice(0, CELL).trimEnd()}…` : words;

/** In the firm's words, on a page of its own. */
export function certificate(
  { title, signature }: CiteReport,
  digest: string,
  context: LayoutContext,
): Block[] {
  const { name, certificate: words, at } = signature!;
  return [
    { kind: 'page-break' },
    section('Certificate'),
    paragraph([plain(title)]),
    ...prose(words ?? ''),
    {
      kind: 'signature',
      heading: [],
      lines: [
        { label: 'Signed', runs: [plain(`/s/ ${name}`)] },
        { label: 'Date', runs: [plain(dateAndTime(new Date(at), context))] },
      ],
    },
    paragraph([quiet(`Report with SHA-256 ${digest}`)], { style: 'small' }),
  ];
}
