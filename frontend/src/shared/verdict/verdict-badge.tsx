import type { CitationVerdict } from '@casewright/contracts';
import { Badge } from '../ui/badge';
import { VERDICT_LOOKS } from './verdict-words';

export function VerdictBadge({ verdict }: { verdict: CitationVerdict }) {
  const { word, icon, tone } = VERDICT_LOOKS[verdict];
  return (
    <Badge tone={tone} icon={icon} className="whitespace-nowrap">
      {word}
    </Badge>
  );
}
