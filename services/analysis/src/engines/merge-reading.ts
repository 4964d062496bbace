import type { Analysis, Finding } from '@casewright/contracts';
import { orderFindings } from '@casewright/law/reading';
import type { ModelReading } from '../engine/written-analysis.js';

/**
 * The rules' findings stay, but for those that they only ask about; the model's join them where no
 * rule says the same of the same words.
 */
export function mergeReading(byRules: Analysis, said: ModelReading): Analysis {
  const stay = byRules.findings.filter(
    (finding) => !isQuestion(finding) || !said.findings.some((other) => isSame(finding, other)),
  );
  const joining = said.findings.filter((finding) => !stay.some((rule) => isSame(rule, finding)));
  return {
    ...byRules,
    analysis: said.analysis || byRules.analysis,
    insights: said.insights.length > 0 ? said.insights : byRules.insights,
    recommendations:
      said.recommendations.length > 0 ? said.recommendations : byRules.recommendations,
    findings: orderFindings([...stay, ...joining]),
    engine: said.engine,
    grounding: said.grounding,
  };
}

const isSame = (one: Finding, other: Finding): boolean =>
  one.category === other.category && one.start < other.end && other.start < one.end;

/** A clause that the rules are not sure of is shown with a question mark. */
const isQuestion = ({ title, severity }: Finding): boolean =>
  severity === 'info' && title.endsWith('?');
