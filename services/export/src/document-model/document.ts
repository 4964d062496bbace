import type { Paper } from '@casewright/contracts';
import type { Run } from './runs.js';

export interface HeadingBlock {
  kind: 'heading';
  level: 1 | 2 | 3;
  /** `5.2`, `II`; empty for a heading without a number. */
  number: string;
  runs: Run[];
  /** The target of references. */
  id?: string;
  /** A numbered paragraph, set as body text rather than as a heading. */
  runIn?: boolean;
}

export interface ParagraphBlock {
  kind: 'paragraph';
  runs: Run[];
  style: 'body' | 'quotation' | 'small';
  /** Label in front: `(a)`, `1.` */
  label?: string;
  /** Indent levels, 0 to 3. */
  indent?: number;
  align?: 'left' | 'center' | 'right';
  /** Kept on one page with the next block. */
  keepWithNext?: boolean;
}

export interface ListBlock {
  kind: 'list';
  items: Run[][];
}

export interface Column {
  label: string;
  /** Share of the width, relative to the other columns. */
  weight: number;
}

export interface TableBlock {
  kind: 'table';
  columns: Column[];
  /**
   * Rows of an async source are drawn as they arrive, and never all held in memory. They are text
   * only: no links, notes, comments, or places to fill in.
   */
  rows: Iterable<Run[][]> | AsyncIterable<Run[][]>;
}

/** The caption of a court paper: parties on the left, docket and title to the right of a rule. */
export interface CaptionBlock {
  kind: 'caption';
  court: Run[][];
  left: Run[][];
  right: Run[][];
  /** Symbol between the halves in place of the rule. */
  divider?: '§';
}

/** A signature block, kept on one page. A line without runs is a rule to write on. */
export interface SignatureBlock {
  kind: 'signature';
  heading: Run[];
  lines: { label: string; runs: Run[] }[];
}

/** A line with dot leaders to its page numbers. */
export interface LeaderBlock {
  kind: 'leader';
  runs: Run[];
  pageText: string;
}

interface PageBreakBlock {
  kind: 'page-break';
}

export type Block =
  | HeadingBlock
  | ParagraphBlock
  | ListBlock
  | TableBlock
  | CaptionBlock
  | SignatureBlock
  | LeaderBlock
  | PageBreakBlock;

export const heading = (level: HeadingBlock['level'], text: string): HeadingBlock => ({
  kind: 'heading',
  level,
  number: '',
  runs: [{ kind: 'text', text }],
});
export const paragraph = (
  runs: Run[],
  options: Omit<ParagraphBlock, 'kind' | 'runs' | 'style'> & {
    style?: ParagraphBlock['style'];
  } = {},
): ParagraphBlock => ({ kind: 'paragraph', style: 'body', runs, ...options });

/** Everything a renderer needs to draw a document. */
export interface Document {
  title: string;
  /** Facts under the title: `12 pages · 4,031 words`. Empty strings are skipped. */
  facts: string[];
  /**
   * `report`: ours, about something, with a dated header. `instrument`: a paper to be signed or
   * filed, with nothing on it that its signers did not mean to say.
   */
  form: 'report' | 'instrument';
  /** Whether the title is printed at the top; letters and captioned papers have none there. */
  titled: boolean;
  /** BCP 47. */
  language: string;
  /** `November 21, 2026`, in the reader's time zone. */
  date: string;
  /** The product that made it. */
  producer: string;
  paper: Paper;
  lineNumbers: boolean;
  blocks: Block[];
}
