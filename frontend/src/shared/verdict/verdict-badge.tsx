import type { CitationVerdict, LaterHistory } from '@casewright/contracts';
import { Badge } from '../ui/badge';
import { HistoryBadge } from './history-badge';
import { lookOf } from './verdict-words';

interface VerdictBadgeProps {
  verdict: CitationVerdict;
  history?: LaterHistory | undefined;
}

/** Whether a citation exists as written and, alongside it, what speaks against its law. */
export function VerdictBadge({ verdict, history }: VerdictBadgeProps) {
  const { word, icon, tone } = lookOf(verdict, history);
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <Badge tone={tone} icon={icon} className="whitespace-nowrap">
        {word}
      </Badge>
      <HistoryBadge history={history} />
    </span>
  );
}
