/** What the index reads from a case. */
export interface CaseText {
  caseId: number;
  /** The name first, then its other forms. */
  names: string[];
  citations: string[];
  docket: string | null;
  /** Judges' names as in the record. */
  judges: string[];
  /** Each topic, the summary, each key point, the syllabus. */
  head: string[];
  opinions: { opinionId: number; text: string }[];
}

/** The words of one text of a case, for phrases and passages. Part 0 is the head. */
export interface ForwardPart {
  part: number;
  opinionId: number | null;
  /** A short hash for each word; in the head, SENTENCE_END after each sentence, topic, and key point. */
  tokens: Uint16Array;
  /** The offset of every ANCHOR_EVERYth word in the text. */
  anchors: Uint32Array;
}

export const ANCHOR_EVERY = 64;

/** What is indexed of a case. */
export interface AnalyzedCase {
  caseId: number;
  terms: Uint32Array;
  payloads: Uint8Array;
  /** Packed lengths of the fields, in indexed words. */
  nameLength: number;
  headLength: number;
  bodyLength: number;
  parts: ForwardPart[];
}
