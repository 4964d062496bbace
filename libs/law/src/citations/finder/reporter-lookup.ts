import { chooseEdition } from '../reporters/disambiguate.js';
import { type CiteType, type Edition, reporters } from '../reporters/table.js';
import { squeeze } from '../text/trie.js';
import { lexicon } from './lexicon.js';

/** A reporter's series. */
export interface ReporterInfo {
  /** Bluebook or reporters-db abbreviation, e.g. `F.3d`. */
  abbreviation: string;
  name: string;
  type: CiteType;
  /** First and last year of the series; absent: open. */
  from?: number;
  to?: number;
  /** Lower-case state codes, `us` for federal courts, `*` for many. */
  jurisdictions: string[];
  /** courts-db id, where it prints one court only. */
  court?: string;
}

const describe = (edition: Edition): ReporterInfo => ({
  abbreviation: edition.abbreviation,
  name: edition.reporter.name,
  type: edition.reporter.type,
  from: edition.from,
  to: edition.to,
  jurisdictions: edition.reporter.jurisdictions,
  court: edition.reporter.soleCourt,
});

function entryOf(text: string, ignoreCase: boolean) {
  const trimmed = text.trim();
  const hit = lexicon(ignoreCase)
    .match(trimmed, 0)
    .findLast((each) => squeeze(trimmed.slice(each.end)) === '');
  return hit?.value;
}

/** All series a spelling can mean, the likeliest in `year` first; empty when it is no reporter. */
export function reporterByAbbreviation(text: string, year?: number): ReporterInfo[] {
  const entry = entryOf(text, false) ?? entryOf(text, true);
  if (!entry) return [];
  const choice = chooseEdition(entry.exact, entry.varied, { year });
  const all = [...entry.exact, ...entry.varied];
  if (!choice) return [];
  return [choice.edition, ...all.filter((edition) => edition !== choice.edition)].map(describe);
}

/** The canonical abbreviation: "f supp 2d" → `F. Supp. 2d`, "Atl." → `A.`. */
export function normalizeReporter(text: string, year?: number): string | undefined {
  return (
    reporterByAbbreviation(text, year)[0]?.abbreviation ??
    entryOf(text, true)?.journal?.abbreviation
  );
}

/** Every series with its reporter's name, as a text spells it out. */
export const reporterEditions = (): { name: string; abbreviation: string }[] =>
  reporters().flatMap(({ name, editions }) =>
    editions.map(({ abbreviation }) => ({ name, abbreviation })),
  );
