import type { DataSource, EntityManager } from 'typeorm';
import { type BinaryCopy, copyInto } from '../../../library/binary-copy.js';
import type { StagedCite, StagedCluster, StagedOpinion, StagedParenthetical } from './bulk-rows.js';
import type { StagedTable } from './stage-rows.js';

const TABLES = [
  'staged_courts',
  'staged_dockets',
  'staged_clusters',
  'staged_citations',
  'staged_opinions',
  'staged_citation_map',
  'staged_parentheticals',
];

/** The staged tables of a bulk export, and their join, a page of clusters at a time. */
export class BulkRepository {
  constructor(private readonly db: DataSource) {}

  async clear(): Promise<void> {
    await this.db.query(`TRUNCATE ${TABLES.join(', ')}`);
  }

  /** A crash of the server empties the tables, whatever the import's own row says. */
  async isEmpty(): Promise<boolean> {
    const [row] = (await this.db.query(
      'SELECT NOT EXISTS (SELECT 1 FROM staged_clusters) AS empty',
    )) as { empty: boolean }[];
    return row?.empty !== false;
  }

  copy(table: StagedTable, rows: BinaryCopy, tx: EntityManager): Promise<void> {
    return copyInto(tx, table.target, rows);
  }

  /** The planner knows nothing of tables that were just filled. */
  async analyze(): Promise<void> {
    await this.db.query(`ANALYZE ${TABLES.join(', ')}`);
  }

  async docketIds(after: number, limit: number): Promise<{ id: number; docketId: number }[]> {
    const rows = (await this.db.query(
      `SELECT id, docket_id FROM staged_clusters WHERE id > $1 ORDER BY id LIMIT $2`,
      [after, limit],
    )) as { id: string; docket_id: string }[];
    return rows.map((row) => ({ id: Number(row.id), docketId: Number(row.docket_id) }));
  }

  async clustersAfter(id: number, limit: number): Promise<StagedCluster[]> {
    const rows = (await this.db.query(
      `SELECT DISTINCT ON (c.id) c.id, c.record, c.record::json->>'source' AS source,
              d.court_id AS "courtId", d.docket_number AS "docketNumber",
              (SELECT full_name FROM staged_courts t WHERE t.id = d.court_id LIMIT 1) AS "courtName",
              (SELECT jurisdiction FROM staged_courts t
                WHERE t.id = d.court_id LIMIT 1) AS "courtJurisdiction",
              ARRAY(SELECT s.cite FROM staged_citations s
                     WHERE s.cluster_id = c.id ORDER BY s.id) AS citations,
              (SELECT coalesce(sum(octet_length(o.content)), 0)
                 FROM staged_opinions o WHERE o.cluster_id = c.id) AS bytes
         FROM (SELECT * FROM staged_clusters WHERE id > $1 ORDER BY id LIMIT $2) c
         LEFT JOIN staged_dockets d ON d.id = c.docket_id
        ORDER BY c.id, d.court_id`,
      [id, limit],
    )) as (Omit<StagedCluster, 'id' | 'bytes'> & { id: string; bytes: string })[];
    return rows.map((row) => ({ ...row, id: Number(row.id), bytes: Number(row.bytes) }));
  }

  async opinionsOf(clusterIds: number[]): Promise<StagedOpinion[]> {
    const rows = (await this.db.query(
      `SELECT DISTINCT ON (cluster_id, id) cluster_id AS "clusterId", type, author, format, content
         FROM staged_opinions WHERE cluster_id = ANY($1) ORDER BY cluster_id, id`,
      [clusterIds],
    )) as (Omit<StagedOpinion, 'clusterId'> & { clusterId: string })[];
    return rows.map((row) => ({ ...row, clusterId: Number(row.clusterId) }));
  }

  async citesOf(clusterIds: number[]): Promise<StagedCite[]> {
    const rows = (await this.db.query(
      `SELECT citing.cluster_id AS "clusterId", cited.cluster_id AS "citedClusterId",
              sum(m.depth)::integer AS depth
         FROM staged_opinions citing
         JOIN staged_citation_map m ON m.citing_opinion_id = citing.id
         JOIN staged_opinions cited ON cited.id = m.cited_opinion_id
        WHERE citing.cluster_id = ANY($1) AND cited.cluster_id <> citing.cluster_id
        GROUP BY 1, 2 ORDER BY 1, 2`,
      [clusterIds],
    )) as { clusterId: string; citedClusterId: string; depth: number }[];
    return rows.map((row) => ({
      clusterId: Number(row.clusterId),
      citedClusterId: Number(row.citedClusterId),
      depth: row.depth,
    }));
  }

  async parentheticalsOf(clusterIds: number[]): Promise<StagedParenthetical[]> {
    const rows = (await this.db.query(
      `SELECT described.cluster_id AS "clusterId", describing.cluster_id AS "describingClusterId",
              p.text, p.score
         FROM staged_opinions described
         JOIN staged_parentheticals p ON p.described_opinion_id = described.id
         LEFT JOIN staged_opinions describing ON describing.id = p.describing_opinion_id
        WHERE described.cluster_id = ANY($1)
        ORDER BY described.cluster_id, p.score DESC, p.id`,
      [clusterIds],
    )) as { clusterId: string; describingClusterId: string | null; text: string; score: number }[];
    return rows.map(({ clusterId, describingClusterId, text, score }) => ({
      clusterId: Number(clusterId),
      describingClusterId: describingClusterId === null ? null : Number(describingClusterId),
      text,
      score,
    }));
  }
}
