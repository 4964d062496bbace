import {
  type HistoryKind,
  isNegative,
  type LaterEvent,
  MOST_EVENTS,
  type Standing,
  standingAfter,
  type Treatment,
} from '@casewright/contracts';
import { citationKey } from '../../citations/index.js';
import type { NewLaterEvent, SaidOfCase, SubsequentHistory } from './later-events.js';

const OWN_RECORD = "the library's summary of the case";

export function fromRecord({
  kind,
  scope,
  by,
  citation,
  year,
  note,
}: SubsequentHistory): LaterEvent {
  return {
    kind,
    scope: scope ?? 'whole',
    by,
    citation: citation ?? null,
    year,
    point: note ?? null,
    isDerived: false,
    sources: [OWN_RECORD],
  };
}

export function fromTable(row: NewLaterEvent): LaterEvent {
  return {
    kind: row.kind,
    scope: row.scope,
    by: row.by_name,
    citation: row.by_citation,
    year: row.by_year,
    point: row.point,
    isDerived: false,
    sources: row.sources,
  };
}

const KINDS: Partial<Record<Treatment, HistoryKind>> = {
  overruled: 'overruled',
  reversed: 'reversed',
  abrogated: 'abrogated',
  superseded: 'superseded by statute',
  vacated: 'vacated',
};

/** An opinion that undoes a case itself, or that reports who did. */
export function fromOpinion(said: SaidOfCase): LaterEvent[] {
  const kind = KINDS[said.treatment];
  if (!kind) return [];
  const [name, citation, year] = said.treatment_by
    ? [said.treatment_by, null, null]
    : [said.citing_name, said.citing_citation, said.citing_year];
  return [
    {
      kind,
      scope: said.treatment_scope,
      by: name,
      citation,
      year,
      point: null,
      isDerived: true,
      sources: [`derived from the text of ${said.citing_name}`],
    },
  ];
}

const GRAVITY: Standing[] = ['bad', 'caution', 'none_known'];
/** What overruled it comes before all else that did as much, and what limits it behind that. */
const WEIGHTS: Partial<Record<HistoryKind, number>> = { overruled: 0, limited: 2 };
const gravity = (event: LaterEvent) =>
  GRAVITY.indexOf(standingAfter(event)) * 3 + (WEIGHTS[event.kind] ?? 1);

const idOf = ({ by, citation, kind }: LaterEvent) =>
  citation ? citationKey(citation) : `${kind} ${by.toLowerCase()}`;

/**
 * The gravest first. Of what undid it in whole, what the library's own record says, and then the
 * earliest: whoever repeats it later has undone nothing. Of what narrowed it, the newest: it says how
 * far the law has come.
 */
function byWeight(a: LaterEvent, b: LaterEvent): number {
  const isElsewhere = ({ sources }: LaterEvent) => Number(!sources.includes(OWN_RECORD));
  const later = (a.year ?? Infinity) - (b.year ?? Infinity) || 0;
  return (
    gravity(a) - gravity(b) ||
    isElsewhere(a) - isElsewhere(b) ||
    Number(a.isDerived) - Number(b.isDerived) ||
    (standingAfter(a) === 'bad' ? later : (b.year ?? 0) - (a.year ?? 0))
  );
}

/**
 * One event for each thing that undid the decision, in the order of `byWeight`. The first source to
 * tell of one words it; the others confirm it. What was read off texts fills up the rest.
 */
export function mergeEvents(events: readonly LaterEvent[]): LaterEvent[] {
  const merged = new Map<string, LaterEvent>();
  for (const event of events.filter(isNegative)) {
    const known = merged.get(idOf(event)) ?? sameAuthority(merged, event);
    if (!known) merged.set(idOf(event), { ...event });
    else known.sources = [...new Set([...known.sources, ...event.sources])].slice(0, 4);
  }
  return [...merged.values()].sort(byWeight).slice(0, MOST_EVENTS);
}

/** What is told without a citation: an opinion's "overruled by Dobbs", an act by its name alone. */
function sameAuthority(merged: Map<string, LaterEvent>, event: LaterEvent): LaterEvent | undefined {
  const known = [...merged.values()];
  if (event.isDerived) {
    const first = event.by.split(' v. ')[0]!.toLowerCase();
    return known.find(({ by }) => by.toLowerCase().startsWith(first));
  }
  return known.find(
    (other) =>
      (!other.citation || !event.citation) &&
      other.kind === event.kind &&
      other.year === event.year &&
      actOf(other) === actOf(event),
  );
}

/** `Fair Pay Act of 2009, Pub. L. No. 111-2` is the Fair Pay Act. */
const actOf = ({ by }: LaterEvent) =>
  by
    .toLowerCase()
    .split(',')[0]!
    .replace(/ of \d{4}$/, '');
