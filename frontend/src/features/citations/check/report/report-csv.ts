import type { CheckedCitation, CitationCheck } from '@casewright/contracts';
import { CITATION_KIND_WORDS } from '@casewright/contracts';
import { VERDICT_LOOKS } from '../../../../shared/verdict/verdict-words';
import { QUOTATION_LOOKS } from '../quotations/quotation-words';

const HEAD = [
  'No.',
  'Citation',
  'Kind',
  'Stands for',
  'Verdict',
  'Explanation',
  'Case in the library',
  'Address',
  'Quotations',
  'Start',
  'End',
];

/**
 * The report as CSV (RFC 4180), a line for each citation, with a byte order mark, without which
 * spreadsheets misread a section sign. `origin` makes the addresses of the cases whole.
 */
export function reportCsv({ citations }: CitationCheck, origin: string): string {
  const lines = citations.map((citation, index) => line(rowOf(citation, index, origin)));
  return `\uFEFF${[line(HEAD), ...lines].join('\r\n')}\r\n`;
}

function rowOf(citation: CheckedCitation, index: number, origin: string): string[] {
  const { case: found, quotations = [] } = citation;
  return [
    String(index + 1),
    citation.text,
    CITATION_KIND_WORDS[citation.kind],
    citation.resolvesTo?.normalized ?? citation.normalized,
    VERDICT_LOOKS[citation.verdict].word,
    citation.explanation,
    found ? [found.title, found.citation, found.court, found.year].filter(Boolean).join(', ') : '',
    found ? `${origin}/cases/${found.id}` : '',
    quotations.map(({ status, text }) => `${QUOTATION_LOOKS[status].word}: ${text}`).join('\n'),
    String(citation.start),
    String(citation.end),
  ];
}

function line(cells: readonly string[]): string {
  return cells.map((cell) => `"${harmless(cell).replaceAll('"', '""')}"`).join(',');
}

/** A spreadsheet takes what begins so for a formula; an apostrophe in front makes it text. */
function harmless(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}
