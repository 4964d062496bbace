import { type CaseFacts, type FactRecord, MERGED_FIELDS } from '@casewright/law/treatment';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { COLUMNS } from '../../library/library.repository.js';

/** A stored record: as it is read, and as its own source has it. */
export interface StoredFacts {
  shown: FactRecord;
  own: FactRecord;
}

type Row = FactRecord & { ownFields: Record<string, unknown> | null };

const columnOf = (field: keyof CaseFacts) => COLUMNS[field][0];
const typeOf = (field: keyof CaseFacts) => COLUMNS[field][1];

/** A date as text, as the record that a loader makes has it. */
const SELECTED = MERGED_FIELDS.map((field) => {
  const cast = typeOf(field) === 'date' ? '::text' : '';
  return `c.${columnOf(field)}${cast} AS "${field}"`;
}).join(', ');

const FACTS = `SELECT c.id, c.source, c.own_fields AS "ownFields", ${SELECTED} FROM cases c`;

/** The facts of records: read for the merging of decisions, and written where they change. */
@Injectable()
export class MergedCasesRepository {
  async facts(ids: readonly number[], tx: Pick<EntityManager, 'query'>): Promise<StoredFacts[]> {
    return ((await tx.query(`${FACTS} WHERE c.id = ANY($1)`, [ids])) as Row[]).map(toStored);
  }

  /** Those of the records that say more than their own source does. */
  async merged(ids: readonly number[], tx: EntityManager): Promise<StoredFacts[]> {
    const sql = `${FACTS} WHERE c.id = ANY($1) AND c.own_fields IS NOT NULL`;
    return ((await tx.query(sql, [ids])) as Row[]).map(toStored);
  }

  /** Their words wait to be indexed again. */
  async write(changes: { own: FactRecord; fields: CaseFacts }[], tx: EntityManager): Promise<void> {
    if (changes.length === 0) return;
    const rows = changes.map(({ own, fields }) => ({
      ...fields,
      id: own.id,
      own_fields: differences(own, fields),
    }));
    await tx.query(
      `UPDATE cases c
          SET ${MERGED_FIELDS.map((field) => `${columnOf(field)} = r."${field}"`).join(', ')},
              own_fields = r.own_fields
         FROM jsonb_to_recordset($1::jsonb) AS r(id integer, own_fields jsonb,
              ${MERGED_FIELDS.map((field) => `"${field}" ${typeOf(field)}`).join(', ')})
        WHERE c.id = r.id`,
      [JSON.stringify(rows)],
    );
    await tx.query('INSERT INTO index_merged SELECT unnest($1::integer[]) ON CONFLICT DO NOTHING', [
      rows.map(({ id }) => id),
    ]);
  }
}

function toStored({ ownFields, ...shown }: Row): StoredFacts {
  const changed = MERGED_FIELDS.filter((field) => ownFields && columnOf(field) in ownFields);
  const before = changed.map((field) => [field, ownFields![columnOf(field)]]);
  return { shown, own: { ...shown, ...Object.fromEntries(before) } };
}

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What the source says where the decision's facts differ, by column; null where they do not. */
function differences(own: FactRecord, fields: CaseFacts): Record<string, unknown> | null {
  const other = MERGED_FIELDS.filter((field) => !isSame(own[field], fields[field]));
  if (other.length === 0) return null;
  return Object.fromEntries(other.map((field) => [columnOf(field), own[field]]));
}
