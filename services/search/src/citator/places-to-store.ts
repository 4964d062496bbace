import type { CitedCase, OpinionCitations, PackedPlace } from '@casewright/law/treatment';
import { BinaryCopy } from '../library/binary-copy.js';

/** A case's citations, with the ids under which the case and its opinions are stored. */
export interface CaseToStore {
  caseId: number;
  /** Nothing was stored of it before. */
  isNew: boolean;
  keys: string[];
  opinions: (OpinionCitations & { opinionId: number })[];
}

interface PlaceToStore {
  caseId: number;
  opinionId: number;
  cited: CitedCase;
  place: PackedPlace;
  /** In UTF-8. */
  passage: Uint8Array;
}

export function placesOf({ caseId, opinions }: CaseToStore): PlaceToStore[] {
  const found: PlaceToStore[] = [];
  for (const { opinionId, cited: cases, passages } of opinions) {
    let at = 0;
    for (const cited of cases) {
      for (const place of cited.places) {
        const passage = passages.subarray(at, at + place.passageBytes);
        at += place.passageBytes;
        found.push({ caseId, opinionId, cited, place, passage });
      }
    }
  }
  return found;
}

export function addPlace(
  rows: BinaryCopy,
  id: number,
  { caseId, opinionId, cited, place }: PlaceToStore,
) {
  const { start, end, depth, treatment } = place;
  rows.row(16).int(id).int(caseId).int(opinionId).int(start).int(end);
  rows
    .text(cited.keys[0] ?? '')
    .texts(cited.keys)
    .text(cited.text);
  rows.text(cited.name).int(cited.year).int(depth);
  rows
    .text(treatment?.kind ?? null)
    .text(treatment?.scope ?? null)
    .text(treatment?.by ?? null);
  rows.int(treatment?.start ?? null).int(treatment?.end ?? null);
}
