import type { RiskKind } from '@casewright/contracts';
import type { PolarityModel } from './polarity.js';
import type { TopicModel } from './topic.js';
import { RISK_WEIGHTS } from './weights.generated.js';

/** What training writes: numbers as bytes in base 64, names parted by bars. */
export interface PackedRisks {
  kinds: string;
  vocabulary: string;
  weights: string;
  /** What one unit of the weights is worth. */
  unit: number;
  bias: readonly number[];
  thresholds: readonly number[];
  polarity: { features: string; weights: string; unit: number; least: number };
}

export interface RiskModel {
  kinds: readonly RiskKind[];
  topic: TopicModel;
  polarity: PolarityModel;
  /** How far a kind must be ahead of none. */
  thresholds: readonly number[];
  /** The least chance that the sentence says the risk. */
  leastChance: number;
}

let loaded: RiskModel | null = null;

/** The trained weights. They are unpacked at the first call. */
export function riskModel(): RiskModel {
  loaded ??= unpackRisks(RISK_WEIGHTS);
  return loaded;
}

export function unpackRisks(packed: PackedRisks): RiskModel {
  const kinds = packed.kinds.split('|') as RiskKind[];
  const vocabulary = packed.vocabulary.split('|');
  const { features, weights, unit, least } = packed.polarity;
  const signs = bytesOf(weights);
  return {
    kinds,
    topic: {
      kinds: kinds.length,
      index: new Map(vocabulary.map((gram, at) => [gram, at])),
      weights: bytesOf(packed.weights),
      bias: packed.bias,
      unit: packed.unit,
    },
    polarity: new Map(features.split(',').map((name, at) => [name, signs[at]! * unit])),
    thresholds: packed.thresholds,
    leastChance: least,
  };
}

const bytesOf = (base64: string): Int8Array => new Int8Array(Buffer.from(base64, 'base64'));
