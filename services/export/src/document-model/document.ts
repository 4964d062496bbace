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
  /** A numbered paragraph, set as text and not as a heading. */
  runIn?: boolean;
}

export interface ParagraphBlock {
  kind: 'paragraph';
  runs: Run[];
  style: 'body' | 'quotation' | 'small';
  /** `(a)`, `1.` in front of it. */
  label?: string;
  /** Steps to the right, 0 to 3. */
  indent?: number;
  align?: 'left' | 'center' | 'right';
  /** It stays on one page with what follows. */
  keepWithNext?: boolean;
}

export interface ListBlock {
  kind: 'list';
  items: Run[][];
}

export interface Column {
  label: string;
  /** Its share of the width, relative to the other columns'. */
  weight: number;
}

export interface TableBlock {
  kind: 'table';
  columns: Column[];
  /**
   * Rows that come one by one are drawn as they come, and are never whole in memory. They have text
   * only: no links, notes, comments, or places to fill in.
   */
  rows: Iterable<Run[][]> | AsyncIterable<Run[][]>;
}

/** The head of a court paper: parties at the left, docket and title at the right of a rule. */
export interface CaptionBlock {
  kind: 'caption';
  court: Run[][];
  left: Run[][];
  right: Run[][];
  /** What comes between the halves in place of the rule. */
  divider?: '§';
}

/** A place to sign, kept on one page. A line without runs is a rule to write on. */
export interface SignatureBlock {
  kind: 'signature';
  heading: Run[];
  lines: { label: string; runs: Run[] }[];
}

/** A line that leads with dots to its page numbers. */
export interface LeaderBlock {
  kind: 'leader';
  runs: Run[];
  pageText: string;
}

export interface PageBreakBlock {
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

/** Everything that a renderer needs to know to draw a document. */
export interface Document {
  title: string;
  /**
   * What is said about it under its title: `12 pages · 4,031 words`. Empty strings are left out.
   */
  facts: string[];
  /**
   * `report`: ours, about something, with a dated header. `instrument`: a paper to be signed or
   * filed, which has nothing on it that its signers did not mean to say.
   */
  form: 'report' | 'instrument';
  /** Whether the title appears at the head; a letter and a captioned paper have none there. */
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
