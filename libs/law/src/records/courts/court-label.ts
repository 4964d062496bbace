import { courtById } from '@casewright/law/citations';

export interface CourtLabel {
  name: string;
  jurisdiction: string;
}

/** The one federal jurisdiction: a circuit is a court, not a country. */
const FEDERAL = 'United States';

/** A court's name, and where it decides; undefined for an id that courts-db does not know. */
export function courtLabel(id: string): CourtLabel | undefined {
  const court = courtById(id);
  if (!court) return undefined;
  return {
    name: court.name,
    jurisdiction: court.system === 'federal' ? FEDERAL : court.location || FEDERAL,
  };
}
