/** Where a reporter's page begins, `{ at: 1042, label: "347" }`: offset into the text. */
export interface PageMark {
  at: number;
  label: string;
}

/**
 * A footnote: where its text is, without the `[label]` in front of it, and where the `[label]`
 * that calls it begins. All offsets index `text`.
 */
export interface Footnote {
  label: string;
  start: number;
  end: number;
  calledAt: number | null;
}

/** A run of the text in italics or set as a block quotation, as the source had it. */
export interface TextRun {
  kind: 'italic' | 'blockquote' | 'heading' | 'center';
  start: number;
  end: number;
}

/** A citation that the source had linked already, and the `source_id` of the case it leads to. */
export interface SourceLink {
  start: number;
  end: number;
  sourceId: string;
}

export interface OpinionStructure {
  pages: PageMark[];
  footnotes: Footnote[];
  runs: TextRun[];
  links?: SourceLink[];
}

export type OpinionKind =
  | 'combined'
  | 'lead'
  | 'plurality'
  | 'concurrence'
  | 'concurrence-in-part'
  | 'dissent'
  | 'addendum'
  | 'remittitur'
  | 'rehearing'
  | 'on-the-merits'
  | 'on-motion-to-strike'
  | 'unknown';
