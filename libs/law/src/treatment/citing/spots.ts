import type { Treatment, TreatmentScope } from '@casewright/contracts';
import type { Authority, Citation } from '../../citations/index.js';
import type { FoundTreatment } from '../words/found-treatment.js';
import { gravity } from '../words/kinds.js';
import { passageAround } from './passage.js';

/** A passage in which an opinion cites a case. Offsets index the opinion's text. */
export interface Place {
  start: number;
  end: number;
  /** How often the case is cited in this passage and, for the last one kept, after it. */
  depth: number;
  passageAt: number;
  passage: string;
  treatment: {
    kind: Treatment;
    scope: TreatmentScope;
    by: string | null;
    start: number;
    end: number;
  } | null;
}

export function toTreatment({ kind, scope, by, start, end }: FoundTreatment): Place['treatment'] {
  return { kind, scope, by, start, end };
}

/** A mention of a case, or the words that treat it. */
export interface Spot {
  start: number;
  end: number;
  /** Citations with one number are one mention. */
  group: number | undefined;
  /** Whether it counts as a citation, and not only carries a treatment. */
  counts: boolean;
  full: boolean;
  treatment: FoundTreatment | null;
}

export function spotsOf(
  authority: Authority,
  citations: readonly Citation[],
  treatments: readonly FoundTreatment[],
): Spot[] {
  const cited = authority.mentions.map((at): Spot => {
    const { start, end, kind, fields } = citations[at]!;
    const full = kind === 'case';
    return { start, end, group: fields.parallelGroup, counts: true, full, treatment: null };
  });
  const treated = treatments.map((treatment): Spot => {
    const { start, end } = treatment.mention;
    return {
      start,
      end,
      group: undefined,
      counts: treatment.mention.named,
      full: false,
      treatment,
    };
  });
  return [...gravestOf(treated), ...cited].sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Of two treatments by the same words of one mention, the graver. */
function gravestOf(spots: Spot[]): Spot[] {
  const kept = new Map<number, Spot>();
  for (const spot of spots) {
    const other = kept.get(spot.start);
    if (!other || gravity(spot.treatment!.kind) < gravity(other.treatment!.kind)) {
      kept.set(spot.start, spot);
    }
  }
  return [...kept.values()];
}

export function open(text: string, spot: Spot, citations: readonly Citation[]): Place {
  const near = citationsBetween(citations, spot.start - 400, spot.end + 300);
  const words = spot.treatment;
  const around = {
    start: Math.min(spot.start, words?.start ?? spot.start),
    end: Math.max(spot.end, words?.end ?? spot.end),
  };
  const passage = passageAround(text, around, near);
  return {
    start: spot.start,
    end: spot.end,
    depth: spot.counts ? 1 : 0,
    passageAt: passage.start,
    passage: text.slice(passage.start, passage.end),
    treatment: words && toTreatment(words),
  };
}

/** Citations that touch a span. They are in order of the text and do not overlap. */
function citationsBetween(citations: readonly Citation[], from: number, to: number): Citation[] {
  let low = 0;
  let high = citations.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (citations[middle]!.end <= from) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < citations.length && citations[end]!.start < to) end++;
  return citations.slice(low, end);
}
