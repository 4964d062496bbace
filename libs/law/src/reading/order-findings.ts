import { type Finding, type FindingCategory, SEVERITIES } from '@casewright/contracts';

/** What may cost a client most, before citations that fail and all else of the same severity. */
const WEIGHTIEST: readonly ReadonlySet<string>[] = [
  new Set<FindingCategory>(['unlimited-indemnity', 'unlimited-liability']),
  new Set<FindingCategory>(['one-sided-indemnity', 'one-sided-liability']),
  new Set<FindingCategory>(['bad-citation', 'bad-law', 'misquotation']),
];

/**
 * The severest first, then the weightiest of their severity, then the sure before the
 * doubtful, whose titles ask; passages of one kind together, at the place of the first of them, in
 * the document's order. No id twice.
 */
export function orderFindings(findings: readonly Finding[]): Finding[] {
  const kindOf = ({ severity, title }: Finding): string => `${severity}|${title}`;
  const firstOf = new Map<string, number>();
  const kinds = [...new Set(findings.map(kindOf))];
  for (const each of findings)
    firstOf.set(kindOf(each), Math.min(each.start, firstOf.get(kindOf(each)) ?? each.start));
  const doubt = ({ title }: Finding): number => (title.endsWith('?') ? 1 : 0);
  const rank = ({ severity }: Finding): number => SEVERITIES.length - SEVERITIES.indexOf(severity);
  const weight = ({ category }: Finding): number =>
    (WEIGHTIEST.findIndex((kinds) => kinds.has(category)) + WEIGHTIEST.length + 1) %
    (WEIGHTIEST.length + 1);
  const ids = new Map<string, number>();
  return [...findings]
    .sort(
      (a, b) =>
        rank(a) - rank(b) ||
        weight(a) - weight(b) ||
        doubt(a) - doubt(b) ||
        firstOf.get(kindOf(a))! - firstOf.get(kindOf(b))! ||
        kinds.indexOf(kindOf(a)) - kinds.indexOf(kindOf(b)) ||
        a.start - b.start ||
        (a.id < b.id ? -1 : 1),
    )
    .map((finding) => {
      const count = (ids.get(finding.id) ?? 0) + 1;
      ids.set(finding.id, count);
      return count === 1 ? finding : { ...finding, id: `${finding.id}-${count}` };
    });
}
