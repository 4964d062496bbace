import type { Paper } from '@casewright/contracts';
import type { Block } from './blocks.js';

/** Everything that a renderer needs to know to draw a document. */
export interface Document {
  title: string;
  /** What is said of it under its title: `12 pages · 4,031 words`. Empty strings are left out. */
  facts: string[];
  /**
   * `report`: ours, about something, with a dated header. `instrument`: a paper to be signed or
   * filed, which has nothing on it that its signers did not mean to say.
   */
  form: 'report' | 'instrument';
  /** Whether the title stands at the head; a letter and a captioned paper have none there. */
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
