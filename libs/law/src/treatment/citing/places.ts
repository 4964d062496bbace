import type { Authority, Citation } from '../../citations/index.js';
import type { FoundTreatment } from '../words/found-treatment.js';
import { open, type Place, type Spot, spotsOf, toTreatment } from './spots.js';

/**
 * Passages kept for one case in one opinion; further citations only add to the depth of the last.
 */
const MOST_PLACES = 5;

/**
 * The passages in which an opinion cites a case. Parallel citations are one mention; mentions
 * within one passage are one place. Every treatment gets a place; short forms without a treatment
 * deepen the place before them.
 */
export function placesOf(
  text: string,
  authority: Authority,
  citations: readonly Citation[],
  treatments: readonly FoundTreatment[],
): Place[] {
  const mine = treatments.filter((treatment) => treatment.authority === authority.id);
  const places: Place[] = [];
  let group: number | undefined;
  for (const spot of spotsOf(authority, citations, mine)) {
    if (spot.group !== undefined && spot.group === group) {
      extend(places, spot);
      continue;
    }
    group = spot.group;
    const last = places.at(-1);
    const inside = last && spot.end <= last.passageAt + last.passage.length;
    const opens = !inside && (spot.full || spot.treatment) && places.length < MOST_PLACES;
    if (!last || opens || isGraver(spot, last, inside)) places.push(open(text, spot, citations));
    else deepen(last, spot);
  }
  return places;
}

/** A treatment never hides behind another of a different kind in the same passage. */
function isGraver(spot: Spot, last: Place, inside: boolean | undefined): boolean {
  if (!spot.treatment) return false;
  return !inside || (last.treatment !== null && last.treatment.kind !== spot.treatment.kind);
}

/** A further printing of the citation that opened the place. */
function extend(places: Place[], spot: Spot): void {
  const last = places.at(-1);
  if (last && spot.end <= last.passageAt + last.passage.length)
    last.end = Math.max(last.end, spot.end);
}

function deepen(place: Place, spot: Spot): void {
  if (spot.counts) place.depth++;
  if (spot.treatment) place.treatment ??= toTreatment(spot.treatment);
}
