import type {
  ToneMeasures,
  WritingAudience,
  WritingDocumentKind,
  WritingFinding,
  WritingScores,
} from '@casewright/contracts';
import type { CheckedParagraph } from '../rules/check-paragraph.js';
import { type Span, spanAt } from '../text/span.js';

/** A paragraph at its place in the text. */
export type Placed = Span & CheckedParagraph;

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

/** The sentence in which a place lies, at the text's offsets; the place itself where none is. */
export function sentenceAt({ paragraphs }: Pick<ReviewedText, 'paragraphs'>, place: Span): Span {
  const found = spanAt(paragraphs, place.start);
  if (!found) return place;
  const { start, paragraph } = found;
  const sentence = spanAt(paragraph.sentences, place.start - start);
  return sentence ? { start: start + sentence.start, end: start + sentence.end } : place;
}
