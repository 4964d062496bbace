/**
 * Terms are kept as 32-bit hashes: a posting list needs no dictionary, and two million different
 * terms collide about 500 times, which a score does not notice.
 */
export function termHash(term: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < term.length; i++) hash = Math.imul(hash ^ term.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3ce5);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** The term of a whole citation: `410 U.S. 113` and `410 us 113` have the same. */
export function citationTerm(citation: string): number {
  return termHash(
    `#${citation
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .replace(/^(\d+)usca(?=\d)/, '$1usc')}`,
  );
}

/** The term of a judge's surname, kept apart from the same word in a text. */
export function judgeTerm(surname: string): number {
  return termHash(`@${surname.toLowerCase().replace(/[^\p{L}]/gu, '')}`);
}

/** What the forward index keeps of a term: enough to find it among one opinion's words. */
export function shortHash(term: number): number {
  return (term ^ (term >>> 16)) & 0xffff;
}
