/** What is known of why a case was found. */
export interface Reasons {
  /** Whether the query is, or contains, the case's own citation. */
  citation: boolean;
  /** The page of a pin cite, if it is in this case. */
  page: string | null;
  /** The docket number, if the query contains it. */
  docket: string | null;
  /** Whether the query is the case's whole name, or has words of it. */
  name: 'whole' | 'part' | null;
  /** The sentence of the case that answers the query best, as it is shown. */
  sentence: string | null;
  /** The section that the query asks about, if the case cites it and the sentence does not. */
  section: string | null;
  citedBy: number;
  /** The weightiest case that cites it. */
  topCiter: { name: string; year: number | null } | null;
  /** Whether a passage is close to the query in meaning, according to a model. */
  meaning: boolean;
}

const inDigits = new Intl.NumberFormat('en-US');

/**
 * Why this case was found: that the query names it, or else the sentence of it that answers best.
 */
export function explainRelevance(reasons: Reasons, preferredCitation: string | null): string {
  const { citation, docket, page, name, sentence, section } = reasons;
  const standing = citedSentence(reasons);
  if (citation && docket) {
    return `Your query names the docket number of this case, No. ${docket}${standing}.`;
  }
  if (page && preferredCitation) {
    return `The page you ask for, ${page}, is in this case, ${preferredCitation}${standing}.`;
  }
  if (citation && preferredCitation) {
    return `Your query names the citation of this case, ${preferredCitation}${standing}.`;
  }
  if (name === 'whole') return `Your query is the name of this case${standing}.`;
  const cites = section && `It cites your section, ${section}.`;
  const said = [sentence, cites].filter(Boolean).join(' ');
  return said || withoutWords(reasons, standing);
}

function withoutWords({ meaning, name }: Reasons, standing: string): string {
  if (name) return `Its name has words of your query${standing}.`;
  return meaning
    ? `A passage of it is close to your query in meaning, though not in its words${standing}.`
    : `It matches the terms of your query${standing}.`;
}

function citedSentence({ citedBy, topCiter }: Reasons): string {
  if (citedBy === 0) return '';
  const cases = citedBy === 1 ? '1 case' : `${inDigits.format(citedBy)} cases`;
  if (!topCiter) return `; ${cases} of the library cite${citedBy === 1 ? 's' : ''} it`;
  const by = `${topCiter.name}${topCiter.year ? ` (${topCiter.year})` : ''}`;
  return citedBy === 1
    ? `; it is cited by ${by}`
    : `; ${cases} of the library cite it, among them ${by}`;
}
