import {
  type CheckedCitation,
  type CheckedQuotation,
  QUOTATION_WORDS,
} from '@casewright/contracts';
import { type Block, paragraph } from '../document-model/document.js';
import { bold, plain, type Run, type Tone } from '../document-model/runs.js';
import { quotation, section } from './phrases.js';

const QUOTATION_TONES: Record<CheckedQuotation['status'], Tone> = {
  exact: 'good',
  normalised: 'good',
  close: 'caution',
  not_found: 'alarm',
  unchecked: 'quiet',
};

/** Struck out: missing from the quotation. Underlined: not in the source. */
const DIFFERENCES = {
  both: {},
  source: { strike: true, tone: 'alarm' },
  quotation: { underline: true, tone: 'good' },
} as const;

/** Every quotation and its result, under its citation; with passages, what the opinion has there. */
export function quotationBlocks(
  citations: CheckedCitation[],
  { withPassages = false } = {},
): Block[] {
  const blocks = citations.flatMap(({ text, quotations = [] }) =>
    quotations.flatMap((quoted) => [
      ...quotationBlock(text, quoted),
      ...(withPassages && quoted.passage
        ? [paragraph([bold('The opinion: '), plain(quoted.passage.text)], { style: 'small' })]
        : []),
    ]),
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
