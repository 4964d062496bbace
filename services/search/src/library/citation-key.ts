/**
 * A citation without what people write differently: case, spaces, periods, section signs.
 * `410 U.S. 113` and `410 us 113` have the same key.
 */
export function citationKey(citation: string): string {
  return citation.toLowerCase().replace(/[^a-z0-9]/g, '');
}
