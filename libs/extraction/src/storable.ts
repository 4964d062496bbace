/**
 * The text as PostgreSQL and JSON can hold it, of the same length: no NUL, no half of a surrogate
 * pair. Other control characters, which mean nothing in a document, become spaces.
 */
export function storable(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/\p{Cc}/gu, (control) => (control === '\n' || control === '\t' ? control : ' '));
}
