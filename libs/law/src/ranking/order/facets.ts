import type { IndexedCourt } from '../index/doc-table.js';
import type { Facets, FacetValue } from '../search/ranking.js';

/** Values of a facet that are answered with: the most frequent. */
const VALUES_AT_MOST = 60;

/** Counts by the number of a court, and by decade; for a jurisdiction, of all its courts. */
export interface FacetCounts {
  ofCourt(number: number): number;
  ofCourtForJurisdiction(number: number): number;
  decades: Iterable<[decade: number, count: number]>;
}

export function facetsOf(courts: readonly IndexedCourt[], counts: FacetCounts): Facets {
  const jurisdictions = new Map<string, number>();
  const ofCourts: FacetValue[] = [];
  for (const [number, { id, name, jurisdiction }] of courts.entries()) {
    const inJurisdiction = counts.ofCourtForJurisdiction(number);
    if (inJurisdiction > 0) {
      jurisdictions.set(jurisdiction, (jurisdictions.get(jurisdiction) ?? 0) + inJurisdiction);
    }
    const count = counts.ofCourt(number);
    if (count > 0) ofCourts.push({ value: id, label: name, count });
  }
  return {
    jurisdictions: frequent(
      [...jurisdictions].map(([value, count]) => ({ value, label: value, count })),
    ),
    courts: frequent(ofCourts),
    // The newest first.
    decades: [...counts.decades]
      .filter(([, count]) => count > 0)
      .sort(([a], [b]) => b - a)
      .map(([decade, count]) => ({
        value: String(decade * 10),
        label: `${decade * 10}s`,
        count,
      })),
  };
}

function frequent(values: FacetValue[]): FacetValue[] {
  return values
    .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1))
    .slice(0, VALUES_AT_MOST);
}
