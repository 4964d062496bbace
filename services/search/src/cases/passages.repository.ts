import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type PreparedStatement, queryPrepared } from '../database/prepared-query.js';
import { ANCHOR_EVERY } from '../index/build/case-text.js';

/** A passage by its words: the part of a case, the first word and the one after the last. */
export interface PassagePlace {
  caseId: number;
  part: number;
  from: number;
  to: number;
}

/** The longest that is read where the end of a passage is the end of the text. */
const LAST_CHARACTERS = 4_000;

const ANCHORS: PreparedStatement = {
  name: 'search-passage-anchors',
  text: `SELECT f.case_id AS id, f.opinion_id AS opinion, f.anchors
           FROM index_forward f JOIN unnest($1::integer[], $2::integer[]) AS asked (case_id, part)
          USING (case_id, part)
          WHERE f.opinion_id IS NOT NULL`,
};

const TEXTS: PreparedStatement = {
  name: 'search-passage-texts',
  text: `SELECT asked.id, substr(o.text, asked.start + 1, asked.length) AS text
           FROM unnest($1::integer[], $2::integer[], $3::integer[], $4::integer[])
                AS asked (id, opinion, start, length)
           JOIN opinions o ON o.id = asked.opinion`,
};

/** Reads passages of opinions without reading the opinions. */
@Injectable()
export class PassagesRepository {
  constructor(private readonly db: DataSource) {}

  /** The text of each passage by case; a case whose text is gone has none. */
  async read(places: PassagePlace[]): Promise<Map<number, string>> {
    if (places.length === 0) return new Map();
    const rows = await queryPrepared<{ id: number; opinion: number; anchors: Buffer }>(
      this.db,
      ANCHORS,
      [places.map(({ caseId }) => caseId), places.map(({ part }) => part)],
    );
    const byCase = new Map(places.map((place) => [place.caseId, place]));
    const ranges = rows.map(({ id, opinion, anchors }) => ({
      id,
      opinion,
      ...characters(byCase.get(id)!, anchors),
    }));
    const texts = await queryPrepared<{ id: number; text: string }>(this.db, TEXTS, [
      ranges.map(({ id }) => id),
      ranges.map(({ opinion }) => opinion),
      ranges.map(({ start }) => start),
      ranges.map(({ length }) => length),
    ]);
    return new Map(texts.map(({ id, text }) => [id, text]));
  }
}

/** From the anchor before the first word to the one after the last. */
function characters(
  { from, to }: PassagePlace,
  anchors: Buffer,
): { start: number; length: number } {
  const at = (anchor: number) => anchors.readUInt32LE(anchor * 4);
  const count = anchors.length / 4;
  const start = at(Math.min(count - 1, Math.floor(from / ANCHOR_EVERY)));
  const last = Math.ceil(to / ANCHOR_EVERY);
  return { start, length: last < count ? at(last) - start : LAST_CHARACTERS };
}
