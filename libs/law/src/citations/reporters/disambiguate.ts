import { stateByName } from '../courts/states.js';
import { courtById } from '../courts/table.js';
import type { Edition } from './table.js';

/** What is known of a citation when its reporter's abbreviation means several. */
interface Clues {
  volume?: string;
  year?: number;
  /** courts-db id. */
  court?: string;
  /** The reporter as printed. */
  found?: string;
  /** `2005-NMCA-078`: printed with hyphens. */
  hyphens?: boolean;
}

interface Choice {
  edition: Edition;
  /** More than one remains: abbreviation and name of each, `edition`'s first. */
  candidates?: string[];
}

const printedIn = (edition: Edition, year: number): boolean =>
  (edition.from ?? 0) <= year && year <= (edition.to ?? 9999);

const isYear = (volume: string | undefined): boolean => /^(?:1[89]|20)\d\d$/.test(volume ?? '');

/** With nothing else to go by, the Supreme Court's nominative reporters are meant (Bluebook T1.1). */
const rank = (edition: Edition): number => (edition.reporter.type === 'scotus_early' ? 0 : 1);

/** Keeps those that pass, unless none does. */
function narrow(editions: Edition[], test: (edition: Edition) => boolean): Edition[] {
  if (editions.length < 2) return editions;
  const kept = editions.filter(test);
  return kept.length > 0 ? kept : editions;
}

function jurisdictionOf(court: string): string | undefined {
  const found = courtById(court);
  if (!found) return undefined;
  return found.system === 'federal' ? 'us' : stateByName(found.location)?.code;
}

/** Public-domain citations have a year for a volume (Bluebook rule 10.3.3); others do not. */
function byForm(editions: Edition[], clues: Clues): Edition[] {
  if (clues.volume === undefined) return editions;
  const neutral = clues.hyphens === true || isYear(clues.volume);
  return narrow(editions, (edition) => (edition.reporter.type === 'neutral') === neutral);
}

/**
 * Chooses among editions that share an abbreviation: by form, then years of publication, then the
 * court's jurisdiction; an edition's own abbreviation goes before a mere variation.
 */
export function chooseEdition(
  exact: Edition[],
  varied: Edition[],
  clues: Clues,
): Choice | undefined {
  const { year, court } = clues;
  let pool = exact.length > 0 ? exact : varied;
  if (year !== undefined && pool === exact && !exact.some((edition) => printedIn(edition, year))) {
    const others = varied.filter((edition) => printedIn(edition, year));
    if (others.length > 0) pool = others;
  }
  if (pool.length === 1) return { edition: pool[0]! };
  pool = byForm(pool, clues);
  if (year !== undefined) pool = narrow(pool, (edition) => printedIn(edition, year));
  const place = court && pool.length > 1 ? jurisdictionOf(court) : undefined;
  if (place) pool = narrow(pool, (edition) => edition.reporter.jurisdictions.includes(place));
  if (clues.found?.includes('Supp'))
    pool = narrow(pool, (edition) => edition.abbreviation.includes('Supp'));
  const [edition] = [...pool].sort((a, b) => rank(a) - rank(b));
  if (!edition) return undefined;
  if (pool.length === 1) return { edition };
  const others = pool.filter((each) => each !== edition);
  return {
    edition,
    candidates: [edition, ...others].map((each) => `${each.abbreviation} (${each.reporter.name})`),
  };
}
