import type { RiskKind } from '@casewright/contracts';
import type { PolarityModel } from './polarity.js';
import type { TopicModel } from './topic.js';
import { bytesOf, wordVectors } from './vectors.js';
import { RISK_WEIGHTS } from './weights.generated.js';

/** What training writes: weights as bytes in base 64, names parted by bars. */
export interface PackedRisks {
  kinds: string;
  vocabulary: string;
  weights: string;
  /** What one unit of the weights is worth. */
  unit: number;
  bias: readonly number[];
  /** Of the vocabulary and of the stems that have a vector, in tenths. */
  rarity: string;
  rarest: number;
  mean: readonly number[];
  thresholds: readonly number[];
  /** By kind, and under no name for all: signs with their weights in hundredths. */
  polarity: Readonly<Record<string, string>>;
  leastChance: number;
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
  const rarity = packed.rarity.split(' ').map((tenths) => Number(tenths) / 10);
  const named = [...vocabulary, ...wordVectors().index.keys()];
  const { unit, bias, mean, rarest, thresholds, leastChance } = packed;
  return {
    kinds,
    topic: {
      kinds: kinds.length,
      index: new Map(vocabulary.map((gram, at) => [gram, at])),
      rarity: new Map(named.map((gram, at) => [gram, rarity[at]!])),
      weights: bytesOf(packed.weights),
      unit,
      bias,
      mean,
      rarest,
    },
    polarity: new Map(
      Object.entries(packed.polarity).flatMap(([kind, signs]) => unpackSigns(kind, signs)),
    ),
    thresholds,
    leastChance,
  };
}

const unpackSigns = (kind: string, signs: string): [name: string, weight: number][] =>
  signs.split(',').map((pair) => {
    const [sign, hundredths] = pair.split(' ') as [string, string];
    return [kind ? `${kind}|${sign}` : sign, Number(hundredths) / 100];
  });
