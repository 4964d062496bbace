import { type Span, spanAt } from '../text/span.js';
import type { ReviewedText } from './reading.js';

/** The sentence in which a place lies, at the text's offsets; the place itself where none is. */
export function sentenceAt({ paragraphs }: Pick<ReviewedText, 'paragraphs'>, place: Span): Span {
  const found = spanAt(paragraphs, place.start);
  if (!found) return place;
  const { start, paragraph } = found;
  const sentence = spanAt(paragraph.sentences, place.start - start);
  return sentence ? { start: start + sentence.start, end: start + sentence.end } : place;
}
