import type { IndexedDecision, IndexedPlace } from '@casewright/contracts';
import { compareEitherWay } from '@casewright/law/citations';
import { isUnofficial } from './layout.js';
import { likeliest } from './likeliest.js';

/** A decision that an operator brought, from the records of a publisher. */
export interface AddedDecision {
  /** Publishers whose records agree are two sources. */
  witness: 'cap' | 'courtlistener' | 'other';
  names: readonly string[];
  citations: readonly string[];
  year: number | null;
  courtId: string | null;
}

/** One decision, as all sources together have it. */
interface Merged {
  decision: IndexedDecision;
  witnesses: Set<AddedDecision['witness'] | 'index'>;
}

const NOWHERE: IndexedPlace = {
  decisions: [],
  years: null,
  lastVolume: null,
  isWhole: false,
  within: null,
};

/**
 * What the index that ships and what was added say of a page, together. What was added widens what is
 * possible at once; to speak against a citation it needs what the index needs: records of two
 * publishers that agree, and nothing else at the page.
 */
export function mergePlace(
  place: IndexedPlace | null,
  added: readonly AddedDecision[],
  asked: { reporter?: string; name?: string },
): IndexedPlace | null {
  if (added.length === 0) return place;
  const known = place ?? NOWHERE;
  const merged: Merged[] = known.decisions.map((decision) => ({
    decision: { ...decision },
    witnesses: new Set(['index']),
  }));
  for (const each of added) {
    const same = merged.find(({ decision }) => isSame(decision, each));
    if (same) join(same, each);
    else merged.push({ decision: toDecision(each), witnesses: new Set([each.witness]) });
  }
  for (const { decision, witnesses } of merged) decision.isConfirmed ||= haveTwo(witnesses);
  const isNew = known.decisions.length === 0;
  for (const { decision } of merged) {
    decision.isAlone =
      merged.length === 1 &&
      (isNew ? decision.isConfirmed && !isOfSupremeCourt(asked.reporter) : decision.isAlone);
  }
  return {
    decisions: likeliest(
      merged.map(({ decision }) => decision),
      asked.name,
    ),
    years: widened(known.years, added),
    lastVolume: null,
    isWhole: false,
    within: null,
  };
}

/** Reports are dated a year apart here and there. */
function isSame(decision: IndexedDecision, { names, year }: AddedDecision): boolean {
  if (year !== null && decision.year !== null && Math.abs(year - decision.year) > 1) return false;
  return [decision.name, ...decision.otherNames].some((known) =>
    names.some((name) => compareEitherWay(name, known).verdict === 'same'),
  );
}

function join(merged: Merged, { witness, names, citations, year, courtId }: AddedDecision): void {
  const { decision } = merged;
  merged.witnesses.add(witness);
  const known = new Set([decision.name, ...decision.otherNames]);
  merged.decision = {
    ...decision,
    otherNames: [...decision.otherNames, ...names.filter((name) => !known.has(name))],
    citations: [...new Set([...decision.citations, ...citations])],
    year: decision.year ?? year,
    courtId: decision.courtId ?? courtId,
  };
}

export function toDecision({ names, citations, year, courtId }: AddedDecision): IndexedDecision {
  const [name = '', ...otherNames] = names;
  const rest = { year, courtId, isConfirmed: false, isAlone: false };
  return { name, otherNames, citations: [...citations], ...rest };
}

/**
 * The Caselaw Access Project's records come from the printed volumes, and next to nothing of the
 * index does. CourtListener's may be where the index has the decision from.
 */
const haveTwo = (witnesses: Merged['witnesses']): boolean =>
  witnesses.has('cap') && (witnesses.has('index') || witnesses.has('courtlistener'));

/** Pages of orders, of which only the index knows where they begin. */
const isOfSupremeCourt = (reporter = ''): boolean => reporter === 'U.S.' || isUnofficial(reporter);

function widened(
  years: IndexedPlace['years'],
  added: readonly AddedDecision[],
): IndexedPlace['years'] {
  if (years === null) return null;
  const more = added.flatMap(({ year }) => year ?? []);
  return [Math.min(years[0], ...more), Math.max(years[1], ...more)];
}
