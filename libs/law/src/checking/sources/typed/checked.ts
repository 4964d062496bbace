import type { Recognized } from '../recognized.js';
import { withoutCourt } from './items/court.js';
import { isJournal } from './items/journal.js';

/** A court is no part of a name, and a journal that no table knows is asked about. */
export function checked(source: Recognized): Recognized {
  const { doubts, pin } = source;
  const { type, volume, 'container-title': journal } = source.item;
  const isOpen = type === 'article-journal' && volume && journal && !isJournal(journal);
  return withoutCourt({
    ...source,
    ...(pin ? { pin: pin.replace(/(\*\d+[-–])\*(?=\d)/g, '$1') } : {}),
    doubts: isOpen
      ? [...doubts, `No journal is known by “${journal}”: check how it is abbreviated.`]
      : doubts,
  });
}
