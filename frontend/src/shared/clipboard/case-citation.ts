import { escapeHtml, type RichText } from './copy-rich';

/** What is cited of a case. */
export interface CitedCase {
  name: string;
  /** The preferred citation; null for a case known by docket only. */
  citation: string | null;
  court: { id: string; name: string };
  year: number | null;
  /** The pages of the citation's report that are cited: `453-54`. */
  pin?: string | undefined;
}

/** `763 F.3d 1171`; anything else is kept as it stands. */
const REPORTED = /^(\d+) (\D.*) (\d+)$/;

/**
 * The case as the Bluebook has it, its name in italics:
 * `Nguyen v. Barnes & Noble Inc., 763 F.3d 1171 (9th Cir. 2014)`.
 * The formatter is fetched once it is wanted, because its tables outweigh a screen; where it does
 * not come the court is named in full.
 */
export async function caseCitation(cited: CitedCase): Promise<RichText> {
  const [, volume, reporter, page] = REPORTED.exec(cited.citation ?? '') ?? [];
  const formatter = await import('@casewright/law/citations/format').catch(() => null);
  if (!formatter || page === undefined || cited.year === null) return inFull(cited);
  const { full, html } = formatter.formatCitation(
    {
      type: 'legal_case',
      title: cited.name,
      authority: cited.court.name,
      volume,
      'container-title': reporter,
      page,
      issued: { 'date-parts': [[cited.year]] },
    },
    cited.pin === undefined ? { style: 'bluebook' } : { style: 'bluebook', pin: cited.pin },
  );
  return { text: full, html: html.full };
}

/** The Supreme Court's own reports publish one court only: it is not named again. */
function inFull({ name, citation, court, year, pin }: CitedCase): RichText {
  const tellsCourt = court.id === 'scotus' && citation !== null;
  const decided = [tellsCourt ? null : court.name, year].filter((part) => part !== null).join(' ');
  const source = [citation, pin]
    .filter((part) => part)
    .map((part) => `, ${part}`)
    .join('');
  const behind = decided === '' ? source : `${source} (${decided})`;
  return { text: name + behind, html: `<i>${escapeHtml(name)}</i>${escapeHtml(behind)}` };
}
