import { countOf } from '@casewright/contracts';

// Use keeping

/** How much of a draft is still to be filled in: `3 places missing`, or `complete`. */
export function missingWords(places: number): string {
  return places > 0 ? `${countOf(places, 'place')} missing` : 'complete';
}
