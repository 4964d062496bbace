import type { ToneMeasures, WritingFinding, WritingScores } from '@casewright/contracts';
import { round } from './formulas.js';

/** Rules whose findings weaken a statement. */
export const HEDGING_RULES: ReadonlySet<string> = new Set(['hedge']);
/** Rules whose findings disparage someone. */
export const UNCIVIL_RULES: ReadonlySet<string> = new Set(['incivility']);
/** Rules whose findings belong to speech. */
export const INFORMAL_RULES: ReadonlySet<string> = new Set([
  'contraction',
  'informal-word',
  'exclamation',
]);
/** Rules whose findings belong to the formulary. */
const FORMAL_RULES: ReadonlySet<string> = new Set(['legalese', 'doublet']);

/** Findings of a kind in 1,000 words from which they color the whole. */
const COLORS = { informal: 5, formal: 4 };
/** One uncivil sentence in so many leaves no civility. */
const UNCIVIL_SHARE = 0.2;

/**
 * - assertiveness: 100 × sentences without a hedge, of all sentences.
 * - civility: 100 × (1 − 5 × uncivil sentences, of all sentences), at least 0.
 * - register: informal from 5 words of speech in 1,000, formal from 4 of the formulary in 1,000 or
 *   a Fog index of 16; neutral between.
 */
export function measureTone(
  findings: readonly WritingFinding[],
  { words, sentences, readability }: WritingScores,
): ToneMeasures {
  const count = (rules: ReadonlySet<string>): number =>
    findings.filter(({ rule }) => rules.has(rule)).length;
  const rate = (rules: ReadonlySet<string>): number => (1000 * count(rules)) / Math.max(words, 100);
  const share = (rules: ReadonlySet<string>): number =>
    Math.min(1, count(rules) / Math.max(sentences.count, 1));
  const formal = rate(FORMAL_RULES) >= COLORS.formal || readability.fog >= 16;
  return {
    register: rate(INFORMAL_RULES) >= COLORS.informal ? 'informal' : formal ? 'formal' : 'neutral',
    assertiveness: round(100 * (1 - share(HEDGING_RULES))),
    civility: round(100 * Math.max(0, 1 - share(UNCIVIL_RULES) / UNCIVIL_SHARE)),
  };
}
