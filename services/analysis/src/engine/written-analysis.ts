import { type Analysis, type Fallback, wasOutOfReach } from '@casewright/contracts';
import type { Json } from '@casewright/messaging';

/** An analysis that its thread has written, and what it is called and listed by. */
export interface WrittenAnalysis {
  json: Json<Analysis>;
  head: AnalysisHead;
}

/** What a document is called and listed by, and whether the library was away. */
export type AnalysisHead = Pick<Analysis, 'documentType' | 'parties'> & {
  findings: number;
  isUnchecked: boolean;
};

export function headOf({ documentType, parties, findings, citations }: Analysis): AnalysisHead {
  const isUnchecked = wasOutOfReach(citations);
  return { documentType, parties, findings: findings.length, isUnchecked };
}

/** An analysis by the rules, and why the model that was asked gave none. */
export function withFallback(
  byRules: Analysis | WrittenAnalysis,
  fallback: Fallback,
): Analysis | WrittenAnalysis {
  if (!('json' in byRules)) return { ...byRules, fallback };
  return { ...byRules, json: byRules.json.with({ fallback }) };
}
