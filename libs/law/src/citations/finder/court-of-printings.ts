import { courtById } from '../courts/table.js';
import { findCitations } from './find-citations.js';
import { reporterByAbbreviation } from './reporter-lookup.js';

/** Where a court decides: one of the United States, or the federal system. */
function placeOf(id: string): string | undefined {
  const court = courtById(id);
  return court?.system === 'federal' ? 'federal' : court?.location;
}

/**
 * The court of a decision. A state's official reports print the courts of that state alone, so they
 * are believed over a source that puts the decision elsewhere, unless a federal reporter prints it
 * too: some states reprint what matters to them.
 *
 * @param said courts-db id of the court that the source names
 * @returns courts-db id: the one that was said, but for such a contradiction
 */
export function courtOfPrintings(
  citations: readonly string[],
  said: string | undefined,
): string | undefined {
  const printed = citations.flatMap((citation) => findCitations(citation).slice(0, 1));
  const courts = new Set(printed.flatMap(({ fields }) => fields.courtInferred ?? []));
  const [only] = courts;
  if (!only || courts.size > 1 || printed.some(({ fields }) => isFederal(fields.reporter))) {
    return said;
  }
  return said !== undefined && placeOf(said) === placeOf(only) ? said : only;
}

function isFederal(reporter = ''): boolean {
  const [info] = reporterByAbbreviation(reporter);
  return info?.type === 'federal' || info?.type === 'scotus_early';
}
