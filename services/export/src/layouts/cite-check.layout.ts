import {
  type CheckedCitation,
  type CheckedQuotation,
  CITATION_KIND_WORDS,
  CITATION_VERDICTS,
  type CitationVerdict,
  type CiteCheckExport,
  countOf,
  QUOTATION_WORDS,
  VERDICT_WORDS,
} from '@casewright/contracts';
import type { Document } from '../document-model/document.js';
import { type Block, paragraph } from '../document-model/document.js';
import { bold, plain, type Run, type TextRun, type Tone } from '../document-model/runs.js';
import type { Cell, LayoutContext, Sheet } from './layout.js';
import { report } from './layout.js';
import { quotation, section } from './phrases.js';

const TONES: Record<CitationVerdict, Tone> = {
  verified: 'good',
  name_mismatch: 'caution',
  year_mismatch: 'caution',
  court_mismatch: 'caution',
  no_case_at_page: 'alarm',
  not_in_library: 'quiet',
  unchecked: 'quiet',
};
const QUOTATION_TONES: Record<CheckedQuotation['status'], Tone> = {
  exact: 'good',
  normalised: 'good',
  close: 'caution',
  not_found: 'alarm',
  unchecked: 'quiet',
};

/** Struck out is what the quotation lacks, underlined what the source does not say. */
const DIFFERENCES = {
  both: {},
  source: { strike: true, tone: 'alarm' },
  quotation: { underline: true, tone: 'good' },
} as const;

/** A verdict's words, which stand whatever becomes of the color. */
export function verdictRun(verdict: CitationVerdict): TextRun {
  return bold(VERDICT_WORDS[verdict], { tone: TONES[verdict] });
}

export function citeCheckDocument(
  { title, citations }: CiteCheckExport,
  context: LayoutContext,
): Document {
  const facts = [
    countOf(citations.length, 'citation'),
    ...CITATION_VERDICTS.map((verdict) => {
      const count = citations.filter((each) => each.verdict === verdict).length;
      return count === 0 ? '' : `${VERDICT_WORDS[verdict].toLowerCase()}: ${count}`;
    }),
  ];
  return report(title || 'Cite check', facts, context, [
    {
      kind: 'table',
      columns: [
        { label: 'No.', weight: 0.6 },
        { label: 'Citation', weight: 3 },
        { label: 'Verdict', weight: 1.6 },
        { label: 'Why', weight: 4 },
      ],
      rows: citations.map((each, index) => row(each, index, context.origin)),
    },
    ...quotationBlocks(citations),
  ]);
}

function row(each: CheckedCitation, index: number, origin: string | null): Run[][] {
  const { text, verdict, explanation, case: found, resolvesTo } = each;
  const standsFor = resolvesTo ? ` It stands for ${resolvesTo.normalized}.` : '';
  return [
    [plain(String(index + 1))],
    [plain(text)],
    [verdictRun(verdict)],
    [
      plain(explanation + standsFor),
      ...(found
        ? [plain(' '), plain(found.title, { italic: true, ...linkToCase(origin, found.id) })]
        : []),
    ],
  ];
}

/** Every quotation with what was found of it, under its citation. */
function quotationBlocks(citations: CheckedCitation[]): Block[] {
  const blocks = citations.flatMap(({ text, quotations = [] }) =>
    quotations.flatMap((quoted) => quotationBlock(text, quoted)),
  );
  return blocks.length === 0 ? [] : [section('Quotations'), ...blocks];
}

function quotationBlock(citation: string, { text, status, diff, passage }: CheckedQuotation) {
  const page = passage?.page ? `, page ${passage.page}` : '';
  const blocks: Block[] = [
    paragraph(
      [
        bold(QUOTATION_WORDS[status], { tone: QUOTATION_TONES[status] }),
        plain(` · ${citation}${page}`),
      ],
      { keepWithNext: true },
    ),
    paragraph([quotation(text)], { style: 'quotation' }),
  ];
  if (diff) {
    blocks.push(
      paragraph(
        [
          plain('From the source to the quotation: '),
          ...diff.map((part): Run => {
            return plain(`${part.text} `, DIFFERENCES[part.in]);
          }),
        ],
        { style: 'small' },
      ),
    );
  }
  return blocks;
}

export function citeCheckSheet({ citations }: CiteCheckExport, { origin }: LayoutContext): Sheet {
  return {
    columns: [
      ...['No.', 'Citation', 'Kind', 'Stands for', 'Verdict', 'Explanation'],
      ...['Case in the library', 'Address', 'Quotations', 'Start', 'End'],
    ],
    rows: citations.map((each, index): Cell[] => {
      const { case: found, quotations = [] } = each;
      return [
        ...[index + 1, each.text, CITATION_KIND_WORDS[each.kind]],
        ...[each.resolvesTo?.normalized ?? each.normalized, VERDICT_WORDS[each.verdict]],
        each.explanation,
        found
          ? [found.title, found.citation, found.court, found.year].filter(Boolean).join(', ')
          : '',
        linkToCase(origin, found?.id).link ?? '',
        quotations.map(({ status, text }) => `${QUOTATION_WORDS[status]}: ${text}`).join('\n'),
        ...[each.start, each.end],
      ];
    }),
  };
}

/** A link to the page of a case of the library; none where either is not known. */
export function linkToCase(origin: string | null, id: number | undefined): { link?: string } {
  return origin === null || id === undefined ? {} : { link: `${origin}/cases/${id}` };
}
