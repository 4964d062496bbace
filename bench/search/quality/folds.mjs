import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WEIGHTS } from '../../../libs/law/dist/ranking/order/weights.js';
import { cleanQuery } from '../../../libs/law/dist/ranking/query/parse-query.js';
import { queryKind } from '../../../libs/law/dist/ranking/query/query-kind.js';

/** Parts that the queries of a kind are split into; each is held out from one tuning. */
export const FOLDS = 5;

/** `{kind: [weights that were found without fold 0, without fold 1, …]}`, written by the tuning. */
export const FOLD_WEIGHTS = join(import.meta.dirname, 'fold-weights.json');

export const kindOf = (query) => queryKind(cleanQuery(query));

/** The fold of a query, by its own words: it stays when queries come or go. */
export function foldOf(query) {
  let hash = 0x811c9dc5;
  for (const char of query) hash = Math.imul(hash ^ char.codePointAt(0), 0x01000193) >>> 0;
  return hash % FOLDS;
}

/**
 * Gives for each query the weights that were found without it, so that no figure is of a query
 * that its weights were tuned on. Kinds with too few queries to tune keep their hand-made weights.
 */
export function crossValidatedWeights() {
  if (!existsSync(FOLD_WEIGHTS)) {
    throw new Error('There are no fold-wise weights: run npm run tune -w bench.');
  }
  const byKind = JSON.parse(readFileSync(FOLD_WEIGHTS, 'utf8'));
  return (query) => {
    const kind = kindOf(query);
    const found = byKind[kind]?.[foldOf(query)];
    // Weights that came after the tuning are the product's.
    return found ? { ...WEIGHTS, [kind]: { ...WEIGHTS[kind], ...found } } : WEIGHTS;
  };
}
