import type { Analysis, Finding } from '@casewright/contracts';
import { orderFindings } from './order-findings.js';

/** What a model made of a document alongside the rules. */
export type ModelReading = Pick<Analysis, 'byModel' | 'findings' | 'grounding' | 'engine'>;

/**
 * All that the rules say stays, but for findings that they only ask about; the model's findings join them where no
 * rule says the same of the same words, and what else it says stands apart.
 */
export function mergeReading(byRules: Analysis, said: ModelReading): Analysis {
  const stay = byRules.findings.filter(
    (finding) => !isQuestion(finding) || !said.findings.some((other) => isSame(finding, other)),
  );
  const joining = said.findings.filter((finding) => !stay.some((rule) => isSame(rule, finding)));
  return {
    ...byRules,
    findings: orderFindings([...stay, ...joining]),
    engine: said.engine,
    byModel: said.byModel,
    grounding: said.grounding,
  };
}

const isSame = (one: Finding, other: Finding): boolean =>
  one.category === other.category && one.start < other.end && other.start < one.end;

/** A clause that the rules are not sure of is shown with a question mark. */
const isQuestion = ({ title, severity }: Finding): boolean =>
  severity === 'info' && title.endsWith('?');
