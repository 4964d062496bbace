import {
  type Authority,
  type Citation,
  citationKey,
  findCitations,
} from '../../citations/index.js';

/**
 * The keys under which a case may be cited: its citations as printed and in canonical form, and
 * the nominative reporter inside an official citation ("5 U.S. (1 Cranch) 137") on its own.
 */
export function keysOfCase(citations: readonly string[]): string[] {
  const keys = new Set<string>();
  for (const citation of citations) {
    keys.add(citationKey(citation));
    for (const found of findCitations(citation)) {
      if (found.kind === 'case') for (const key of keysOf(found)) keys.add(key);
    }
  }
  keys.delete('');
  return [...keys];
}

/** The keys of a case that an opinion cites, the first printed first. */
export function keysOfAuthority(authority: Authority, citations: readonly Citation[]): string[] {
  const keys = new Set<string>();
  for (const at of authority.mentions) {
    const citation = citations[at];
    if (citation?.kind === 'case') for (const key of keysOf(citation)) keys.add(key);
  }
  return [...keys];
}

function keysOf({ normalized, fields, start }: Citation): string[] {
  // A blank page, "592 U.S. ___", is nobody's key; the name keeps two blanks apart.
  if (fields.page === null) return [`blank:${citationKey(fields.caseName ?? String(start))}`];
  const { nominative } = fields;
  const own = nominative?.volume && `${nominative.volume} ${nominative.reporter} ${fields.page}`;
  return [citationKey(normalized), ...(own ? [citationKey(own)] : [])];
}
