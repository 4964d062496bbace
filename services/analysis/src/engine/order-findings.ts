import { type Finding, SEVERITIES } from '@casewright/contracts';

const BAD_CITATIONS = new Set(['bad-citation', 'misquotation']);

/** The severest first, bad citations before others of their severity, then the document's order; no id twice. */
export function orderFindings(findings: readonly Finding[]): Finding[] {
  const rank = ({ severity }: Finding): number => SEVERITIES.length - SEVERITIES.indexOf(severity);
  const cited = ({ category }: Finding): number => (BAD_CITATIONS.has(category) ? 0 : 1);
  const ids = new Map<string, number>();
  return [...findings]
    .sort(
      (a, b) =>
        rank(a) - rank(b) || cited(a) - cited(b) || a.start - b.start || (a.id < b.id ? -1 : 1),
    )
    .map((finding) => {
      const count = (ids.get(finding.id) ?? 0) + 1;
      ids.set(finding.id, count);
      return count === 1 ? finding : { ...finding, id: `${finding.id}-${count}` };
    });
}
