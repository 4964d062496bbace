import { countOf, reviewWarnings, SEVERITY_WORDS, type WritingExport } from '@casewright/contracts';
import {
  type Block,
  type Document,
  heading,
  paragraph,
  type TableBlock,
} from '../../document-model/document.js';
import { bold, plain, type Run } from '../../document-model/runs.js';
import { type Cell, type LayoutContext, report, type Sheet } from '../layout.js';
import { engineWords, isShort, prose, quotation, section, sentences } from '../phrases.js';
import { warningBlocks, withWarnings } from '../warnings.js';
import { changedText } from './changed-text.js';

/** The user's text with the proposed changes marked, then the review. */
export function writingDocument(data: WritingExport, context: LayoutContext): Document {
  const { content, scores, engine, grounding, style, tone } = data;
  const facts = [
    scores ? countOf(scores.words, 'word') : '',
    engine ? `reviewed ${engineWords(engine, grounding?.prompt)}` : '',
  ];
  return report(data.title || 'Writing review', facts, context, [
    ...warningBlocks(reviewWarnings(data)),
    ...(content?.trim() ? [section('Your text, with changes'), ...textBlocks(content, data)] : []),
    ...(style.trim() === '' ? [] : [section('Style Analysis'), ...prose(style)]),
    ...(tone.trim() === '' ? [] : [section('Tone Recommendations'), ...prose(tone)]),
    ...sentences('Improvement Points', data.improvements),
    ...alternativeBlocks(data),
    ...remarkBlocks(data),
  ]);
}

/** A paragraph for each line of the text. */
function textBlocks(content: string, data: WritingExport): Block[] {
  const lines: Run[][] = [[]];
  for (const run of changedText(content, data)) {
    const [first = '', ...further] = run.text.split('\n');
    if (first !== '') lines.at(-1)?.push({ ...run, text: first });
    for (const text of further) lines.push(text === '' ? [] : [{ ...run, text }]);
  }
  return lines.filter((runs) => runs.length > 0).map((runs) => paragraph(runs));
}

function alternativeBlocks({ alternatives }: WritingExport): Block[] {
  if (alternatives.length === 0) return [];
  const table: TableBlock = {
    kind: 'table',
    columns: [
      { label: 'Original', weight: 3 },
      { label: 'Suggested', weight: 3 },
      { label: 'Why', weight: 3 },
    ],
    rows: alternatives.map(({ original, suggested, why }) => [
      [plain(original)],
      [plain(suggested === '' ? '(delete)' : suggested)],
      [plain(why ?? '')],
    ]),
  };
  return [section('Alternative Phrasings'), table];
}

function remarkBlocks({ findings = [] }: WritingExport): Block[] {
  if (findings.length === 0) return [];
  return [
    section(`Remarks (${findings.length})`),
    ...findings.flatMap((each): Block[] => [
      heading(2, `${each.title} [${SEVERITY_WORDS[each.severity]}]`),
      paragraph([quotation(each.quote)], { style: 'quotation', keepWithNext: isShort(each.quote) }),
      paragraph([
        plain(each.explanation),
        ...(each.replacement
          ? [
              bold(' Instead: '),
              plain(each.replacement.text === '' ? '(delete)' : each.replacement.text),
            ]
          : []),
      ]),
    ]),
  ];
}

/** Remarks, one per row; without any, the sentences of the review. */
export function writingSheet(data: WritingExport): Sheet {
  return withWarnings(remarkSheet(data), reviewWarnings(data));
}

function remarkSheet(data: WritingExport): { columns: string[]; rows: Cell[][] } {
  const { findings = [], alternatives, style, tone, improvements } = data;
  if (findings.length > 0) {
    return {
      columns: [
        'No.',
        'Severity',
        'Rule',
        'Remark',
        'Explanation',
        'Quotation',
        'Instead',
        'Start',
        'End',
        'Found by',
      ],
      rows: findings.map((each, index): Cell[] => [
        index + 1,
        SEVERITY_WORDS[each.severity],
        each.rule,
        each.title,
        each.explanation,
        each.quote,
        each.replacement?.text,
        each.start,
        each.end,
        each.source,
      ]),
    };
  }
  return {
    columns: ['Part', 'Text', 'Instead'],
    rows: [
      ...(style.trim() === '' ? [] : [['Style', style]]),
      ...(tone.trim() === '' ? [] : [['Tone', tone]]),
      ...improvements.map((text): Cell[] => ['Improvement', text]),
      ...alternatives.map(({ original, suggested }): Cell[] => [
        'Alternative',
        original,
        suggested,
      ]),
    ],
  };
}
