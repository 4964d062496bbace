import type { Authority, Citation } from '@casewright/law/citations';

/** An authority as a table of authorities prints it. */
interface AuthorityText {
  text: string;
  /** What `text` begins with and is set in italics; null for none. */
  name: string | null;
}

/**
 * Name, all printings and the date parenthetical: `Brown v. Board of Education, 347 U.S. 483,
 * 74 S. Ct. 686 (1954)`. Nothing is added that the text itself does not say.
 *
 * @param mentions the authority's full citations, in the text's order
 */
export function authorityText(authority: Authority, mentions: readonly Citation[]): AuthorityText {
  const { kind, citations } = authority;
  if (kind === 'case' || kind === 'docket') {
    const name = authority.name ?? null;
    const parts = [...(name ? [name] : []), ...citations];
    return { name, text: `${parts.join(', ')}${decision(mentions)}` };
  }
  if (kind === 'journal') {
    const fields = mentions.find((each) => each.fields.title)?.fields;
    const parts = [fields?.author, fields?.title, ...citations].filter(Boolean);
    return { name: null, text: `${parts.join(', ')}${year(authority)}` };
  }
  const printed = citations.join(', ');
  return { name: null, text: kind === 'book' ? `${printed}${year(authority)}` : printed };
}

/** Court and year, as the fullest citation has them (Bluebook rules 10.4 and 10.5). */
function decision(mentions: readonly Citation[]): string {
  const court = mentions.find((each) => each.fields.courtFound)?.fields.courtFound;
  const decided = mentions.find((each) => each.fields.year)?.fields.year;
  const parts = [court, decided].filter((part) => part !== undefined);
  return parts.length > 0 ? ` (${parts.join(' ')})` : '';
}

const year = (authority: Authority): string => (authority.year ? ` (${authority.year})` : '');
