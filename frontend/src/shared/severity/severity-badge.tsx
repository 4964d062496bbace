import type { Severity } from '@casewright/contracts';
import { Badge } from '../ui/badge';
import { SEVERITY_LOOKS } from './severity-words';

export function SeverityBadge({ severity }: { severity: Severity }) {
  const { word, icon, tone } = SEVERITY_LOOKS[severity];
  return (
    <Badge tone={tone} icon={icon} className="whitespace-nowrap">
      {word}
    </Badge>
  );
}
