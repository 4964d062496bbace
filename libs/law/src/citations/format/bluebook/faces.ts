import { italic, type Part, type Rich, rich, smallCaps } from '../shared/rich-text.js';

type Face = (part: Part) => Rich;
const plain: Face = (part) => rich(part);

/** Which typeface each kind of title takes. */
export interface Faces {
  /** Case name of a full citation; procedural phrases inside it are always italic. */
  caseFull: Face;
  procedural: Face;
  caseShort: Face;
  bookTitle: Face;
  bookAuthor: Face;
  articleTitle: Face;
  periodical: Face;
  website: Face;
  /** Codes, constitutions, rules, restatements. */
  code: Face;
  legislativeReport: Face;
  hearing: Face;
  /** Signals, *id.*, *supra*, explanatory phrases. */
  words: Face;
}

/** Court documents and memoranda: italics (or underscoring) and ordinary roman (rule B2). */
export const COURT_FACES: Faces = {
  caseFull: italic,
  procedural: plain,
  caseShort: italic,
  bookTitle: italic,
  bookAuthor: plain,
  articleTitle: italic,
  periodical: plain,
  website: plain,
  code: plain,
  legislativeReport: plain,
  hearing: italic,
  words: italic,
};

/** Law-review footnotes: italics, large and small capitals, roman (rules 2.1 and 2.2). */
export const LAW_REVIEW_FACES: Faces = {
  ...COURT_FACES,
  caseFull: plain,
  procedural: italic,
  bookTitle: smallCaps,
  bookAuthor: smallCaps,
  periodical: smallCaps,
  website: smallCaps,
  code: smallCaps,
  legislativeReport: smallCaps,
};

/** Chicago's notes: Bluebook's matter without small capitals; full case names roman (CMOS 17 § 14.276). */
export const CHICAGO_FACES: Faces = { ...COURT_FACES, caseFull: plain, procedural: italic };

/** APA references: case and act names roman in the list (APA 7 § 11.4). */
export const APA_FACES: Faces = {
  ...COURT_FACES,
  caseFull: plain,
  procedural: plain,
  hearing: plain,
};
