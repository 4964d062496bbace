import type { Analysis, Finding } from '@casewright/contracts';
import type { ModelReading } from '../engine/written-analysis.js';
import { orderFindings } from './order-findings.js';

/** The rules' findings stay; the model's join them where no rule says the same of the same words. */
export function mergeReading(byRules: Analysis, said: ModelReading): Analysis {
  const isNew = ({ category, start, end }: Finding): boolean =>
    !byRules.findings.some(
      (each) => each.category === category && each.start < end && start < each.end,
    );
  return {
    ...byRules,
    analysis: said.analysis || byRules.analysis,
    insights: said.insights.length > 0 ? said.insights : byRules.insights,
    recommendations:
      said.recommendations.length > 0 ? said.recommendations : byRules.recommendations,
    findings: orderFindings([...byRules.findings, ...said.findings.filter(isNew)]),
    engine: said.engine,
    grounding: said.grounding,
  };
}
