import type { BearingPassage } from '@casewright/contracts';
import type { ExtractedText, TextSpan } from './extracted-text.js';

/** The words at a place of a document, and the page that they begin on. */
export function placeIn({ text, pages = [] }: ExtractedText, span: TextSpan): BearingPassage {
  const page = pages.length > 0 ? pages.filter((at) => at <= span.start).length || 1 : null;
  return { quote: text.slice(span.start, span.end), ...span, page };
}
