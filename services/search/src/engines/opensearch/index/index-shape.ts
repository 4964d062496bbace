import { createHash } from 'node:crypto';
import type { FieldAverages } from '@casewright/law/ranking';
import { ANALYSIS_VERSION } from '../../record/index-analyzer.js';
import type { OpenSearchSettings } from '../cluster/opensearch-settings.js';
import { ASKS_HIGH, GAIN_FIELDS, HIGH, PROFILES, WHOLE_GAIN } from './profiles.js';

/** Words of different texts of a case lie so far apart that no phrase reaches from one into the next. */
const GAP = 1_000;
/** Hits that a page may lie behind. */
export const DEEPEST = 50_000;

/** Terms are read by us, with the analysis of the built-in engine, and are but parted by OpenSearch. */
const TERMS = { type: 'text', analyzer: 'terms', norms: false };
const SET = { ...TERMS, index_options: 'docs' };
const COLUMN = { type: 'integer', index: false };

/** What is stored of each case, and how. Changed, it makes another index. */
function mappings(): object {
  const gains = GAIN_FIELDS.map((field) => [
    field,
    {
      type: 'text',
      analyzer: 'gains',
      search_analyzer: 'terms',
      norms: false,
      index_options: 'freqs',
      similarity: 'gain',
    },
  ]);
  return {
    dynamic: 'strict',
    // The record is PostgreSQL's: a document is made of it anew, never of what is stored here.
    _source: { includes: ['named', 'columns'] },
    properties: {
      id: { type: 'integer' },
      said: SET,
      onlySaid: SET,
      named: SET,
      words: { ...TERMS, index_options: 'positions', position_increment_gap: GAP },
      ...Object.fromEntries(gains),
      court: { type: 'integer' },
      decade: { type: 'integer' },
      year: { type: 'integer' },
      decided: { type: 'integer' },
      latest: { type: 'integer' },
      citedBy: COLUMN,
      authority: COLUMN,
      level: { type: 'float', index: false },
      recency: { type: 'float', index: false },
      decision: { type: 'integer' },
      isSeveral: { type: 'boolean' },
      isLeader: { type: 'boolean' },
      columns: { type: 'object', enabled: false },
    },
  };
}

/** In OpenSearch's Painless: what a word adds, of the two numbers that stand in its frequency. */
const GAIN = `
  double high = Math.floor(doc.freq / ${HIGH}.0);
  if (query.boost >= ${ASKS_HIGH}.0) { return (query.boost - ${ASKS_HIGH}.0) * high / ${WHOLE_GAIN}.0; }
  return query.boost * (doc.freq - high * ${HIGH}.0) / ${WHOLE_GAIN}.0;`;

/** The body with which an index is made. */
export function indexBody({ shards, replicas }: OpenSearchSettings): object {
  return {
    settings: {
      number_of_shards: shards,
      number_of_replicas: replicas,
      // Whoever writes makes it visible.
      refresh_interval: '-1',
      max_result_window: DEEPEST,
      analysis: {
        filter: { gain: { type: 'delimited_term_freq', delimiter: '|' } },
        analyzer: {
          terms: { type: 'custom', tokenizer: 'whitespace' },
          gains: { type: 'custom', tokenizer: 'whitespace', filter: ['gain'] },
        },
      },
      similarity: {
        gain: {
          type: 'scripted',
          script: { source: GAIN },
        },
      },
    },
    mappings: mappings(),
  };
}

/** The same for two indexes whose documents of a case are the same. */
export function shapeOf(settings: OpenSearchSettings, averages: FieldAverages): string {
  const made = [settings.prefix, indexBody(settings), PROFILES, ANALYSIS_VERSION, averages];
  return createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 16);
}
