import {
  type HistoryKind,
  isNegative,
  type LaterEvent,
  MOST_EVENTS,
  type Standing,
  standingAfter,
  type Treatment,
} from '@casewright/contracts';
import { citationKey } from '../library/citations.js';
import type { SubsequentHistory } from '../library/starter-case.schema.js';
import type { NewLaterEvent, SaidOfCase } from './later-history.repository.js';

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
    ...{ kind, scope: scope ?? 'whole', by, citation: citation ?? null, year },
    ...{ point: note ?? null, isDerived: false, sources: [OWN_RECORD] },
  };
}

export function fromTable(row: NewLaterEvent): LaterEvent {
  return {
    ...{ kind: row.kind, scope: row.scope, by: row.by_name, citation: row.by_citation },
    ...{ year: row.by_year, point: row.point, isDerived: false, sources: row.sources },
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
      ...{ kind, scope: said.treatment_scope, by: name, citation, year },
      ...{
        point: null,
        isDerived: true,
        sources: [`derived from the text of ${said.citing_name}`],
      },
    },
  ];
}

const GRAVITY: Standing[] = ['bad', 'caution', 'none_known'];
const gravity = (event: LaterEvent) =>
  GRAVITY.indexOf(standingAfter(event)) * 2 + (event.kind === 'limited' ? 1 : 0);

const idOf = ({ by, citation, kind }: LaterEvent) =>
  citation ? citationKey(citation) : `${kind} ${by.toLowerCase()}`;

/**
 * One event for each thing that undid the decision, the gravest and then the newest first. The first
 * source to tell of one words it; the others confirm it. What was read off texts fills up the rest.
 */
export function mergeEvents(events: readonly LaterEvent[]): LaterEvent[] {
  const merged = new Map<string, LaterEvent>();
  for (const event of events.filter(isNegative)) {
    const known = merged.get(idOf(event)) ?? sameAuthority(merged, event);
    if (!known) merged.set(idOf(event), { ...event });
    else known.sources = [...new Set([...known.sources, ...event.sources])].slice(0, 4);
  }
  return [...merged.values()]
    .sort((a, b) => gravity(a) - gravity(b) || (b.year ?? 0) - (a.year ?? 0))
    .slice(0, MOST_EVENTS);
}

/** What an opinion reports without a citation: "overruled by Dobbs". */
function sameAuthority(merged: Map<string, LaterEvent>, event: LaterEvent): LaterEvent | undefined {
  if (!event.isDerived) return undefined;
  const first = event.by.split(' v. ')[0]!.toLowerCase();
  return [...merged.values()].find(({ by }) => by.toLowerCase().startsWith(first));
}
