import type { Severity } from '@casewright/contracts';
import { StateBadge } from '../ui/badge';
import { SEVERITY_LOOKS } from './severity-words';

export function SeverityBadge({ severity }: { severity: Severity }) {
  return <StateBadge look={SEVERITY_LOOKS[severity]} />;
}
