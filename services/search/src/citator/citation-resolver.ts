import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Words shared by many case names; agreement in them proves nothing. */
const COMMON_WORDS =
  'v,united,states,state,people,commonwealth,of,the,in,re,ex,parte,rel,inc,co,corp,and,city,county,board,et,al';

/**
 * From this share of the library on, one pass over all open citations is cheaper than many lookups.
 */
const MANY = 0.05;
/** Cases, and places of others, whose citations are resolved together: a gigabyte of temporary tables. */
const AT_ONCE = { cases: 200_000, places: 4_000_000 };

const telling = (name: string) =>
  `regexp_split_to_array(lower(coalesce(${name}, '')), '[^[:alnum:]]+')`;

/**
 * Finds the cases that are cited, for the cases loaded since the last time: what they cite, who
 * cites them, and who cites a case that has the same citation as one of them. Only published
 * cases cite and are cited.
 */
@Injectable()
export class CitationResolver {
  /** What is found does not depend on it. */
  atOnce = AT_ONCE;

  async resolve(tx: EntityManager): Promise<void> {
    await tx.query(
      `CREATE TEMP TABLE fresh ON COMMIT DROP AS
         SELECT l.case_id, (row_number() OVER (ORDER BY l.case_id) - 1) / $1::integer AS portion
           FROM citator_loaded l JOIN cases c ON c.id = l.case_id AND c.published`,
      [this.atOnce.cases],
    );
    // Gives lookups an index even where the planner overestimates the number of rows.
    await tx.query('ALTER TABLE fresh ADD PRIMARY KEY (case_id)');
    await tx.query('ANALYZE fresh');
    const many = await this.areMany(tx);
    // The import has filled them a moment ago, and their figures may be those of empty tables. Only
    // what is joined by: long columns take long, and the server looks at them when it has time.
    if (many) {
      await tx.query(
        'ANALYZE citing_places (citing_case_id, cited_keys), case_citation_keys, cases (id, published)',
      );
    }
    await this.collectWaiting(many, tx);
    const [{ portions }] = await tx.query(
      `SELECT coalesce(max(portion) + 1, 0)::integer AS portions
         FROM (SELECT portion FROM fresh UNION ALL SELECT portion FROM waiting) of`,
    );
    for (let portion = 0; portion < portions; portion++) await this.resolvePortion(portion, tx);
    // The index build, which comes next, joins by it.
    if (many) await tx.query('ANALYZE cited_cases');
    await tx.query('DELETE FROM citator_loaded WHERE case_id IN (SELECT case_id FROM fresh)');
    await dropTables(['fresh', 'regrouped', 'waiting'], tx);
  }

  private async areMany(tx: EntityManager): Promise<boolean> {
    const [counts] = (await tx.query(
      `SELECT (SELECT count(*) FROM fresh)::integer AS fresh,
              (SELECT count(*) FROM cases)::integer AS cases`,
    )) as { fresh: number; cases: number }[];
    return counts!.fresh > counts!.cases * MANY;
  }

  /** The places of other cases that are to be resolved (again): they cite or cited the new ones. */
  private async collectWaiting(many: boolean, tx: EntityManager): Promise<void> {
    const unresolved = many
      ? `citing_places p CROSS JOIN LATERAL unnest(p.cited_keys) AS cited(key)
           JOIN case_citation_keys k ON k.key = cited.key JOIN fresh f ON f.case_id = k.case_id`
      : `fresh f JOIN case_citation_keys k ON k.case_id = f.case_id
           JOIN citing_places p ON p.cited_keys @> ARRAY[k.key]`;
    await tx.query(
      `CREATE TEMP TABLE waiting ON COMMIT DROP AS
        SELECT id, citing_case_id, (row_number() OVER () - 1) / $1::integer AS portion FROM (
        SELECT p.id, p.citing_case_id FROM ${unresolved}
         WHERE NOT EXISTS (SELECT 1 FROM cited_cases r WHERE r.place_id = p.id)
           AND NOT EXISTS (SELECT 1 FROM fresh own WHERE own.case_id = p.citing_case_id)
           AND EXISTS (SELECT 1 FROM cases c WHERE c.id = p.citing_case_id AND c.published)
        UNION
        SELECT r.place_id, r.citing_case_id FROM cited_cases r WHERE r.cited_case_id IN (
          SELECT case_id FROM fresh
          UNION
          SELECT case_id FROM regrouped
          UNION
          SELECT other.case_id FROM fresh f
            JOIN case_citation_keys own ON own.case_id = f.case_id
            JOIN case_citation_keys other ON other.key = own.key)
           AND NOT EXISTS (SELECT 1 FROM fresh own WHERE own.case_id = r.citing_case_id)) places`,
      [this.atOnce.places],
    );
  }

  private async resolvePortion(portion: number, tx: EntityManager): Promise<void> {
    await tx.query(
      `CREATE TEMP TABLE open_places ON COMMIT DROP AS
         SELECT id, citing_case_id FROM citing_places
          WHERE citing_case_id IN (SELECT case_id FROM fresh WHERE portion = $1)
         UNION ALL
         SELECT id, citing_case_id FROM waiting WHERE portion = $1`,
      [portion],
    );
    await tx.query('ANALYZE open_places (id)');
    await this.match(tx);
    await this.choose(tx);
    await this.apply(tx);
    await dropTables(['open_places', 'matches', 'chosen', 'changed'], tx);
  }

  /**
   * Every published case that has one of a place's citations, once for each of them; the records
   * of one decision as one: the record that represents it. No decision cites itself, whichever
   * record of it does.
   */
  private async match(tx: EntityManager): Promise<void> {
    await tx.query(`
      CREATE TEMP TABLE matches ON COMMIT DROP AS
        SELECT p.id AS place_id, coalesce(d.leader_id, k.case_id) AS case_id, k.key
          FROM open_places JOIN citing_places p USING (id)
         CROSS JOIN LATERAL unnest(p.cited_keys) AS cited(key)
          JOIN case_citation_keys k ON k.key = cited.key
          JOIN cases c ON c.id = k.case_id AND c.published
          LEFT JOIN same_decisions d ON d.case_id = k.case_id
          LEFT JOIN same_decisions own ON own.case_id = p.citing_case_id
         WHERE coalesce(d.leader_id, k.case_id) <> coalesce(own.leader_id, p.citing_case_id)`);
    await tx.query('ANALYZE matches (place_id)');
  }

  /**
   * Chooses one case per place. If several cases begin on one page, a shared name decides. Nothing
   * depends on ids, which differ with the order of import.
   */
  private async choose(tx: EntityManager): Promise<void> {
    await tx.query(`
      CREATE TEMP TABLE chosen ON COMMIT DROP AS
        SELECT place_id, min(case_id) AS case_id FROM matches
         GROUP BY place_id HAVING min(case_id) = max(case_id)`);
    // OFFSET 0: splits a name once per case rather than once per compared word.
    await tx.query(
      `INSERT INTO chosen
       SELECT DISTINCT ON (m.place_id) m.place_id, m.case_id
         FROM (SELECT place_id, case_id, count(DISTINCT key) AS citations FROM matches
                WHERE NOT EXISTS (SELECT 1 FROM chosen d WHERE d.place_id = matches.place_id)
                GROUP BY place_id, case_id) m
         JOIN citing_places p ON p.id = m.place_id
         JOIN cases c ON c.id = m.case_id
        CROSS JOIN LATERAL (SELECT ${telling('c.name')} AS words OFFSET 0) AS named
        ORDER BY m.place_id,
          (SELECT count(*) > 0 FROM unnest(${telling('p.cited_name')}) AS word
            WHERE word <> '' AND word = ANY(named.words)
              AND word <> ALL(string_to_array($1, ','))) DESC,
          coalesce(abs(c.year - p.cited_year) <= 1, false) DESC,
          EXISTS (SELECT 1 FROM opinions o WHERE o.case_id = c.id) DESC,
          m.citations DESC, c.source_id`,
      [COMMON_WORDS],
    );
    await tx.query('ANALYZE chosen (place_id)');
  }

  /** Writes only what has changed. */
  private async apply(tx: EntityManager): Promise<void> {
    await tx.query(`
      CREATE TEMP TABLE changed ON COMMIT DROP AS
        SELECT o.id, o.citing_case_id, r.cited_case_id AS old_id, c.case_id AS new_id
          FROM open_places o
          LEFT JOIN cited_cases r ON r.place_id = o.id
          LEFT JOIN chosen c ON c.place_id = o.id
         WHERE r.cited_case_id IS DISTINCT FROM c.case_id`);
    await tx.query(`
      DELETE FROM cited_cases
       WHERE place_id IN (SELECT id FROM changed WHERE old_id IS NOT NULL)`);
    await tx.query(`
      INSERT INTO cited_cases (place_id, citing_case_id, cited_case_id)
      SELECT id, citing_case_id, new_id FROM changed WHERE new_id IS NOT NULL ORDER BY id`);
    await tx.query(`
      INSERT INTO citator_dirty
      SELECT old_id FROM changed WHERE old_id IS NOT NULL
      UNION SELECT new_id FROM changed WHERE new_id IS NOT NULL
      ON CONFLICT DO NOTHING`);
  }
}

async function dropTables(names: readonly string[], tx: EntityManager): Promise<void> {
  for (const name of names) await tx.query(`DROP TABLE pg_temp.${name}`);
}
