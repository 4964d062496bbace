import type { Span } from '../text/span.js';
import type { ReviewedText } from './reading.js';

/** The sentence in which a place lies, at the text's offsets; the place itself where none is. */
export function sentenceAt({ paragraphs }: Pick<ReviewedText, 'paragraphs'>, place: Span): Span {
  let low = 0;
  let high = paragraphs.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const { start, end, paragraph } = paragraphs[middle]!;
    if (place.start < start) high = middle - 1;
    else if (place.start >= end) low = middle + 1;
    else {
      const at = place.start - start;
      const sentence = paragraph.sentences.find((one) => one.start <= at && at < one.end);
      return sentence ? { start: start + sentence.start, end: start + sentence.end } : place;
    }
  }
  return place;
}
