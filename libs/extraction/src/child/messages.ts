import type { Extraction, ExtractionLimits, Purpose } from '../extraction.js';
import type { RefusalReason } from '../refusal.js';
import type { DocumentPiece } from './document-pieces.js';

/** The first line that the child reads; the file's bytes follow, to the end of its input. */
export interface Task {
  name: string;
  limits: ExtractionLimits;
  purpose: Purpose;
}

/** How a child's work ended. */
export type Ending =
  | { extraction: Extraction }
  | { refused: RefusalReason; about: string }
  /** An error that nobody foresaw, for the log. */
  | { failed: string }
  /** A part of the reader is not there; for the log. */
  | { broken: string };

/**
 * What the child says, one in a line: signs of progress (the first once it has started), perhaps how
 * its work would have ended before it went on to recognize scans, then its end. The document of an
 * end goes ahead of it in pieces.
 */
export type Said =
  | { progress: number }
  | { piece: DocumentPiece }
  /** Of a file that was made, in base64. */
  | { bytes: string }
  | { meanwhile: Ending }
  | Ending;
