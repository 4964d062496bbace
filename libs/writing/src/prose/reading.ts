import type {
  ToneMeasures,
  WritingAudience,
  WritingDocumentKind,
  WritingFinding,
  WritingScores,
} from '@casewright/contracts';
import type { Placed } from '../reviewer/create-reviewer.js';

/** What is known of a text when its review is written. */
export interface ReviewedText {
  text: string;
  /** The paragraphs that have sentences. */
  paragraphs: readonly Placed[];
  findings: readonly WritingFinding[];
  scores: WritingScores;
  toneMeasures: ToneMeasures;
  documentKind: WritingDocumentKind;
  audience: WritingAudience;
}
