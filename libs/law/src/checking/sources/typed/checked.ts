import type { Recognized } from '../recognized.js';
import { withoutCourt } from './items/court.js';
import { isJournal } from './items/journal.js';

const DATABASE = /^WL$|\bLEXIS$/;

/** A decision of a database is cited with its docket number (Bluebook rule 10.8.1). */
function docketed(source: Recognized): Recognized {
  const { number, 'container-title': database = '' } = source.item;
  if (number || source.later || !DATABASE.test(String(database))) return source;
  return { ...source, unsure: [...(source.unsure ?? []), 'number'] };
}

/**
 * A court is no part of a name; a journal that no table knows and a docket number that is not given are asked about.
 */
export function checked(read: Recognized): Recognized {
  const source = docketed(read);
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
