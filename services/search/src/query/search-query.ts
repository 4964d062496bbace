import { citationKey } from './citation-key.js';

/** A query as the repository takes it. */
export interface SearchQuery {
  /** For `websearch_to_tsquery`: any input is valid. */
  text: string;
  /** For the wide net: the words joined by `or`. */
  anyOf: string;
  /** The whole query as a citation key. */
  citationKey: string;
}

const WORDS_AT_MOST = 64;

/**
 * Prepares what a person typed. PostgreSQL refuses NUL in text, and a lone `v.` or `No.` says
 * nothing, so they go; beyond 64 words a pasted passage only slows the search down.
 */
export function toSearchQuery(input: string): SearchQuery {
  const text = input.replaceAll('\0', ' ').replace(/\s+/g, ' ').trim();
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [];
  const telling = words.filter((word) => !/^(v|vs|no)\.?$/i.test(word)).slice(0, WORDS_AT_MOST);
  return {
    text: words.length > WORDS_AT_MOST ? telling.join(' ') : text,
    anyOf: telling.map((word) => word.replace(/^(and|or|not)$/i, '')).join(' or '),
    citationKey: citationKey(text),
  };
}
