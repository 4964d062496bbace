import { RISK_WORDS } from '@casewright/contracts';
import type { SentenceFrame } from '@casewright/law/sentences';
import { itemsIn } from '../../documents/reading/spans.js';
import { bareName } from '../checks/balance/parties-named.js';
import type { FoundRisk } from './find-risks.js';

/** Risks that are none where the other side has the same right. */
const ONE_SIDED = /\bone-(?:sided|way)\b|\bunilateral\b/i;

/** A risk with the only side that its clause speaks of; null where none is named. */
export type SidedRisk = FoundRisk & { who: string | null };

/** The passages of one kind that speak of one side; none where each side has one. */
export function oneSided(
  places: readonly FoundRisk[],
  frames: readonly SentenceFrame[],
): SidedRisk[] {
  const [{ kind }] = places as [FoundRisk];
  if (!ONE_SIDED.test(RISK_WORDS[kind])) return places.map((place) => ({ ...place, who: null }));
  const sided = places.flatMap((place): SidedRisk[] => {
    const around = itemsIn(frames, place);
    const frame = around.find(({ actor }) => actor);
    if (around.some(({ mutual }) => mutual) || /^(?:each|none)$/.test(frame?.actor?.kind ?? ''))
      return [];
    return [{ ...place, who: frame?.actor?.kind === 'party' ? frame.actor.name : null }];
  });
  const names = new Set(sided.flatMap(({ who }) => (who ? [bareName(who)] : [])));
  return names.size > 1 ? [] : sided;
}
