import {
  AlignmentType,
  Bookmark,
  type FileChild,
  HeadingLevel,
  type ILevelsOptions,
  type IParagraphOptions,
  LeaderType,
  PageBreak,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import type {
  Block,
  HeadingBlock,
  LeaderBlock,
  ListBlock,
  ParagraphBlock,
  SignatureBlock,
} from '../document-model/document.js';
import type { Run } from '../document-model/runs.js';
import { beginsRightToLeft, cleanText, numberWords } from '../document-model/text.js';
import { captionTable } from './caption-table.js';
import type { HeadingMarks } from './heading-marks.js';
import { INDENT, type PageMeasures } from './measures.js';
import { ItemLabels } from './numbering/item-labels.js';
import { BULLETS, itemLevels, itemReference, SECTIONS } from './numbering/numbering-config.js';
import type { RunMaker } from './run-maker.js';
import type { StreamedRows } from './streamed-rows.js';
import { STYLES } from './styles.js';
import { dataTable } from './tables.js';

const HEADINGS = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
} as const;
const PARAGRAPH_STYLES = {
  body: {},
  quotation: { style: STYLES.quotation },
  small: { style: STYLES.smallPrint },
} as const;
const ALIGNMENTS = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
} as const;
/** Where signing lines begin and end. */
const SIGNING = { from: 1200, rule: 4800, letter: 105 };

/** Turns blocks into Word's paragraphs and tables. */
export class BlockMaker {
  /** Kinds of lists used so far, by their numbering reference. */
  readonly itemLists = new Map<string, ILevelsOptions[]>();
  /** Rows that are written separately while the file is zipped. */
  readonly streamed: StreamedRows[] = [];
  private readonly labels = new ItemLabels();

  constructor(
    private readonly runs: RunMaker,
    private readonly marks: HeadingMarks,
    private readonly page: PageMeasures,
  ) {}

  of(block: Block): FileChild[] {
    switch (block.kind) {
      case 'heading':
        return [this.heading(block)];
      case 'paragraph':
        return [this.paragraph(block)];
      case 'list':
        return this.list(block);
      case 'table':
        return [dataTable(block, this.runs, this.page, this.streamed)];
      case 'caption':
        return captionTable(block, this.runs, this.page);
      case 'signature':
        return this.signature(block);
      case 'leader':
        return [this.leader(block)];
      case 'page-break':
        return [new Paragraph({ children: [new PageBreak()] })];
    }
  }

  private heading({ level, number, runs, id, runIn }: HeadingBlock): Paragraph {
    this.labels.end();
    const mark = id ? this.marks.of(id) : undefined;
    const isCounted = number !== '' && Boolean(this.marks.schemes[level - 1]);
    const written = number === '' || isCounted ? [] : literalLabel(numberWords(number));
    const words = this.runs.of(runs);
    const children = mark ? [new Bookmark({ id: mark.bookmark, children: words })] : words;
    return new Paragraph({
      ...(runIn ? { style: STYLES.numbered } : { heading: HEADINGS[level] }),
      ...(isCounted ? { numbering: { reference: SECTIONS, level: level - 1 } } : {}),
      ...(written.length > 0 ? { indent: { left: INDENT, hanging: INDENT } } : {}),
      children: [...written, ...children],
    });
  }

  private paragraph(block: ParagraphBlock): Paragraph {
    const { runs, style, label, indent = 0, align, keepWithNext } = block;
    const labeled = label ? this.labeled(label, indent) : null;
    return new Paragraph({
      ...PARAGRAPH_STYLES[style],
      ...(align ? { alignment: ALIGNMENTS[align] } : {}),
      ...(keepWithNext ? { keepNext: true } : {}),
      ...directionOf(runs),
      ...(indent > 0 ? { indent: { left: indent * INDENT } } : {}),
      ...labeled?.options,
      children: [...(labeled?.words ?? []), ...this.runs.of(runs)],
    });
  }

  /** An item of a list that Word numbers, or a label as text. */
  private labeled(label: string, indent: number): { options: IParagraphOptions; words: TextRun[] } {
    const place = this.labels.place(label, indent);
    if (!place) {
      const hanging = { left: (indent + 1) * INDENT, hanging: INDENT };
      return { options: { indent: hanging }, words: literalLabel(label) };
    }
    const reference = itemReference(place);
    if (!this.itemLists.has(reference)) this.itemLists.set(reference, itemLevels(place));
    const numbering = { reference, level: 0, instance: place.instance };
    return {
      options: { numbering, indent: itemLevels(place)[0]?.style?.paragraph?.indent ?? {} },
      words: [],
    };
  }

  private list({ items }: ListBlock): Paragraph[] {
    return items.map(
      (runs) =>
        new Paragraph({
          numbering: { reference: BULLETS, level: 0 },
          ...directionOf(runs),
          spacing: { after: 60 },
          children: this.runs.of(runs),
        }),
    );
  }

  /** Kept together by keeping each paragraph with the next; signature rules are tab leaders. */
  private signature({ heading, lines }: SignatureBlock): Paragraph[] {
    const kept: IParagraphOptions = { keepNext: true, keepLines: true };
    const longest = Math.max(...lines.map(({ label }) => label.length));
    const from = Math.max(SIGNING.from, (longest + 2) * SIGNING.letter);
    const isHeaded = heading.some((run) => 'text' in run && run.text !== '');
    return [
      ...(isHeaded ? [signatureHeading(this.runs.of(heading, { bold: true }))] : []),
      ...lines.map(({ label, runs }, index) => {
        const isLast = index === lines.length - 1;
        const isBlank = runs.length === 0;
        return new Paragraph({
          ...(isLast ? { keepLines: true } : kept),
          spacing: { before: isBlank ? 300 : 60, after: 0 },
          tabStops: [
            { type: TabStopType.LEFT, position: from },
            ...(isBlank
              ? [
                  {
                    type: TabStopType.LEFT,
                    position: Math.min(from + SIGNING.rule, this.page.textWidth),
                    leader: LeaderType.UNDERSCORE,
                  },
                ]
              : []),
          ],
          children: [
            new TextRun({ children: [label === '' ? '' : `${cleanText(label)}:`, new Tab()] }),
            ...(isBlank ? [new TextRun({ children: [new Tab()] })] : this.runs.of(runs)),
          ],
        });
      }),
    ];
  }

  private leader({ runs, pageText }: LeaderBlock): Paragraph {
    return new Paragraph({
      style: STYLES.authority,
      tabStops: [
        { type: TabStopType.RIGHT, position: this.page.textWidth, leader: LeaderType.DOT },
      ],
      children: [
        ...this.runs.of(runs),
        ...(pageText === '' ? [] : [new TextRun({ children: [new Tab(), cleanText(pageText)] })]),
      ],
    });
  }
}

/** A paragraph that begins with Hebrew or Arabic is set right to left. */
const directionOf = (runs: Run[]): Pick<IParagraphOptions, 'bidirectional'> =>
  beginsRightToLeft(runs.map((run) => ('text' in run ? run.text : '')).join(''))
    ? { bidirectional: true }
    : {};

/** Who signs, kept with the lines below it. */
const signatureHeading = (children: ParagraphChild[]): Paragraph =>
  new Paragraph({
    keepNext: true,
    keepLines: true,
    spacing: { before: 360, after: 120 },
    children,
  });

/** A number that Word does not count: text and a tab. */
function literalLabel(label: string): TextRun[] {
  return [new TextRun({ children: [cleanText(label), new Tab()] })];
}
