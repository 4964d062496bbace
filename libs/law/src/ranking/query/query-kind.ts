/** What a query is chooses the weights that it is ranked with. */
export type QueryKind = 'citation' | 'name' | 'keywords' | 'question' | 'paragraph';

const CITATION = /^\W*\d{1,4}\s?[a-z][a-z0-9.,'’\s]{0,30}?\s?\d{1,7}\W*$/i;
const NAME =
  /(?:\s|^)(?:v|vs|versus)\.?\s|^(?:in\s+re|ex\s+parte|(?:in\s+the\s+)?matter\s+of|estate\s+of)\s/i;
const QUESTION =
  /\?|^(?:\(1\)\s*)?(?:did|does|do|is|are|was|were|can|could|may|must|should|will|would|has|have|had|what|when|where|which|who|whose|why|how|whether)\b/i;

/** More words than these say a topic in prose, of which an answer may lack some. */
const KEYWORDS_AT_MOST = 5;
const PARAGRAPH_FROM = 36;
/** A name with its citation is longer than a name. */
const NAME_AT_MOST = 26;

/**
 * Whether the text is prose: its quotation marks quote, they do not demand; its hyphens and capitals
 * are no operators.
 */
export function isProse(text: string): boolean {
  return queryKind(text) === 'paragraph' || QUESTION.test(text);
}

/** The kind of a cleaned query, seen from its form alone. */
export function queryKind(text: string): QueryKind {
  const words = text.split(/\s+/).length;
  if (CITATION.test(text)) return 'citation';
  if (NAME.test(text) && words <= NAME_AT_MOST && !text.endsWith('?')) return 'name';
  if (words >= PARAGRAPH_FROM) return 'paragraph';
  if (QUESTION.test(text)) return 'question';
  return words <= KEYWORDS_AT_MOST ? 'keywords' : 'question';
}
