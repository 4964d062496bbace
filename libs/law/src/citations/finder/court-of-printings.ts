import { courtById } from '../courts/table.js';
import { findCitations } from './find-citations.js';
import { reporterByAbbreviation } from './reporter-lookup.js';

/** What is printed in a volume. */
interface Printing {
  court: string | undefined;
  isFederal: boolean;
}

const printings = new Map<string, Printing>();
/** The volumes of all reporters, and some more. */
const KNOWN_AT_MOST = 100_000;

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
  const printed = citations.map(printingOf);
  const courts = new Set(printed.flatMap(({ court }) => court ?? []));
  const [only] = courts;
  if (!only || courts.size > 1 || printed.some(({ isFederal }) => isFederal)) return said;
  return said !== undefined && placeOf(said) === placeOf(only) ? said : only;
}

/** What the page is tells nothing, so a volume is read once: an import has millions of citations. */
function printingOf(citation: string): Printing {
  const volume = citation.replace(/ \d{1,8}$/, ' 1');
  const known = printings.get(volume);
  if (known) return known;
  const [found] = findCitations(volume);
  const [info] = reporterByAbbreviation(found?.fields.reporter ?? '');
  const isFederal = info?.type === 'federal' || info?.type === 'scotus_early';
  const printing = { court: found?.fields.courtInferred, isFederal };
  if (printings.size >= KNOWN_AT_MOST) printings.clear();
  printings.set(volume, printing);
  return printing;
}
