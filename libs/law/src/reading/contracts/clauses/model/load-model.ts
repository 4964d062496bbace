import { BODY_CATEGORIES, type BodyCategory } from '../cues/cues.js';
import type { CategoryWeights, ClauseModel } from './clause-model.js';
import type { Thresholds } from './select-clauses.js';
import { CLAUSE_WEIGHTS } from './weights.generated.js';

interface LoadedModel {
  weights: ClauseModel;
  thresholds: Record<BodyCategory, Thresholds>;
}

let loaded: LoadedModel | null = null;

/** The trained weights. They are unpacked at the first call. */
export function loadModel(): LoadedModel {
  loaded ??= { weights: unpackAll(), thresholds: CLAUSE_WEIGHTS.thresholds };
  return loaded;
}

function unpackAll(): ClauseModel {
  const vocabulary = CLAUSE_WEIGHTS.vocabulary.split('|');
  const weights = {} as ClauseModel;
  for (const category of BODY_CATEGORIES) {
    weights[category] = unpack(CLAUSE_WEIGHTS.categories[category], vocabulary);
  }
  return weights;
}

/** `grams` are pairs: how far the vocabulary continues, and the weight in hundredths. */
function unpack(
  packed: (typeof CLAUSE_WEIGHTS.categories)[keyof typeof CLAUSE_WEIGHTS.categories],
  vocabulary: string[],
): CategoryWeights {
  const grams = new Map<string, number>();
  const pairs = packed.grams.split(' ');
  let at = 0;
  for (let i = 0; i + 1 < pairs.length; i += 2) {
    at += Number(pairs[i]);
    grams.set(vocabulary[at]!, Number(pairs[i + 1]) / 100);
  }
  const { bias, cues, before, after, around } = packed;
  return { bias, cues: [...cues], before, after, around, grams };
}
