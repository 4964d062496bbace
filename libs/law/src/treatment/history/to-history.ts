import {
  isNegative,
  type LaterEvent,
  type LaterHistory,
  standingAfter,
} from '@casewright/contracts';
import { citationKey, compareCaseNames } from '../../citations/index.js';
import type { NewLaterEvent, SaidOfCase, SubsequentHistory } from './later-events.js';
import { fromOpinion, fromRecord, fromTable, mergeEvents } from './merge-events.js';

/** What each source tells about a decision. */
export interface ToldOfDecision {
  /** As whoever asks calls it. */
  name: string | undefined;
  own: readonly SubsequentHistory[];
  told: readonly NewLaterEvent[];
  said: readonly SaidOfCase[];
}

/** @param knownUntil the day of the library's newest decision */
export function toHistory(
  { name, own, told, said }: ToldOfDecision,
  knownUntil: string | null,
): LaterHistory {
  const events = isAnother(told, name)
    ? []
    : mergeEvents([...own.map(fromRecord), ...told.map(fromTable), ...said.flatMap(fromOpinion)]);
  return { standing: events[0] ? standingAfter(events[0]) : 'none_known', events, knownUntil };
}

/** At a page that decisions share, the name tells that another one is meant. */
const isAnother = (told: readonly NewLaterEvent[], name: string | undefined): boolean =>
  name !== undefined &&
  told.some(({ shared_page }) => shared_page) &&
  told.every((row) => compareCaseNames(name, row.name).verdict === 'different');

/** The key of what undid a decision, where it has a citation. */
export function undoingKey(event: LaterEvent): string[] {
  const isUndone = isNegative(event) && event.kind !== 'limited';
  return isUndone && event.citation ? [citationKey(event.citation)] : [];
}
