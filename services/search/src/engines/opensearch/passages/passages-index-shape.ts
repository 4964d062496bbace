import { createHash } from 'node:crypto';
import type { OpenSearchSettings } from '../cluster/opensearch-settings.js';

/** Candidates in each part of the index: more than are wanted, because a graph misses some of the nearest. */
const LOOKED_AT = 200;

const KEPT = { type: 'integer', index: false, doc_values: false };

/** The body with which the index of vectors is made: a document for each case, which has its passages. */
export function passagesIndexBody(
  { shards, replicas }: OpenSearchSettings,
  dimensions: number,
): object {
  return {
    settings: {
      'index.knn': true,
      number_of_shards: shards,
      number_of_replicas: replicas,
      // Whoever writes makes it visible.
      refresh_interval: '-1',
    },
    mappings: {
      dynamic: 'strict',
      // PostgreSQL keeps the vectors.
      _source: { excludes: ['passages.vector'] },
      properties: {
        id: { type: 'integer' },
        passages: {
          type: 'nested',
          properties: {
            vector: {
              type: 'knn_vector',
              dimension: dimensions,
              space_type: 'cosinesimil',
              method: { name: 'hnsw', engine: 'lucene' },
            },
            opinion: KEPT,
            start: KEPT,
            length: KEPT,
          },
        },
      },
    },
  };
}

/** The same for two indexes that are made alike. */
export function passagesShape(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 8);
}

/** Asks for the cases with the nearest passages, each with that passage. */
export function nearestBody(vector: readonly number[], cases: number): object {
  return {
    size: cases,
    _source: false,
    track_total_hits: false,
    // Shards that have not answered by then are left out.
    timeout: '2s',
    query: {
      nested: {
        path: 'passages',
        score_mode: 'max',
        query: { knn: { 'passages.vector': { vector, k: Math.max(cases, LOOKED_AT) } } },
        inner_hits: { size: 1, _source: true },
      },
    },
    sort: [{ _score: 'desc' }, { id: 'asc' }],
  };
}
