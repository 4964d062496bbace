import type { CitingPassage } from '@casewright/contracts';
import { paragraphAt, type Span, splitParagraphs } from '@casewright/law/records';
import type { OpinionEntity } from '../library/opinion.entity.js';
import type { PlaceRow } from './citations.repository.js';

/** Builds the passages of a page, loading each opinion once. */
export class PassageMapper {
  private readonly opinions: Map<number, { opinion: OpinionEntity; paragraphs: Span[] }>;

  constructor(opinions: readonly OpinionEntity[]) {
    this.opinions = new Map(
      opinions.map((opinion) => [
        opinion.id,
        { opinion, paragraphs: splitParagraphs(opinion.text) },
      ]),
    );
  }

  /** Returns nothing if the opinion was replaced since the place was read. */
  map(row: PlaceRow): CitingPassage[] {
    const found = this.opinions.get(row.opinion_id);
    if (!found) return [];
    return [
      {
        opinion: found.opinion.ordinal,
        opinionKind: found.opinion.kind,
        paragraph: paragraphAt(found.paragraphs, row.start_at),
        text: row.passage,
        citation: inside(row, row.start_at, row.end_at),
        treatment: row.treatment && {
          kind: row.treatment,
          scope: row.treatment_scope ?? 'whole',
          by: row.treatment_by,
          ...inside(row, row.treatment_start ?? row.start_at, row.treatment_end ?? row.start_at),
        },
      },
    ];
  }
}

function inside({ passage_at: from, passage }: PlaceRow, start: number, end: number): Span {
  const clip = (at: number) => Math.min(Math.max(0, at - from), passage.length);
  return { start: clip(start), end: clip(end) };
}
