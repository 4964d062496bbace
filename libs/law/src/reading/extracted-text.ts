import type { TextPlace } from '@casewright/contracts';

/** Half-open range of UTF-16 offsets into the extracted text. */
export interface TextSpan {
  start: number;
  end: number;
}

/** What the file itself marks up, where its format can: headings, lists, tables, and notes. */
export interface TextBlock extends TextSpan {
  kind: 'heading' | 'paragraph' | 'list-item' | 'table' | 'footnote';
  /** Depth of a heading or of a list item, 1 for the outermost. */
  level?: number;
}

/** A tracked change. `text` of the document is what it would be with all changes accepted. */
export interface TrackedChange {
  kind: 'insertion' | 'deletion';
  author: string | null;
  /** `2024-05-31`; null where the file does not say. */
  date: string | null;
  /** Where the inserted words are; of a deletion, where the deleted words stood. */
  at: TextSpan;
  words: string;
}

/** A margin comment, and the words that it is about. */
export interface MarginComment {
  author: string | null;
  at: TextSpan;
  words: string;
}

/** A document as plain text, with what its file says beyond words. All offsets index `text`. */
export interface ExtractedText {
  text: string;
  /** Where each page begins, ascending from 0; absent or empty for a text without pages. */
  pages?: readonly number[];
  /** Pages and notes, where the format has notes apart from the pages that they are on. */
  places?: readonly TextPlace[];
  blocks?: readonly TextBlock[];
  changes?: readonly TrackedChange[];
  comments?: readonly MarginComment[];
}
