import type { HistoryEvent } from '@casewright/contracts';
import { Link } from 'react-router-dom';
import { caseHref } from '../../../shared/config/paths';
import { Badge } from '../../../shared/ui/badge';
import { historyLook, treatmentWord } from '../treatment-words';

/** What the record, or the table of later history, says about the case, and which of them does. */
export function HistoryList({ events }: { events: readonly HistoryEvent[] }) {
  return (
    <ul>
      {events.map((event) => (
        <li key={`${event.kind} ${event.by}`} className="border-b border-rule py-3">
          <HistoryLine event={event} />
          {event.note ? (
            <p className="mt-1 max-w-measure text-sm text-ink-soft">{event.note}</p>
          ) : null}
          {event.sources ? (
            <p className="mt-1 max-w-measure text-xs text-ink-faint">
              {`Source: ${event.sources.join('; ')}`}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function HistoryLine({ event }: { event: HistoryEvent }) {
  const { kind, scope, by, citation, year, caseId } = event;
  const { icon, tone } = historyLook(kind);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone={tone} icon={icon}>
        {treatmentWord(kind)}
        {scope === 'part' ? ' in part' : ''}
      </Badge>
      <span className="text-sm">
        by{' '}
        {caseId === null ? (
          <span className="font-serif italic">{by}</span>
        ) : (
          <Link to={caseHref(caseId)} className="font-serif text-link italic">
            {by}
          </Link>
        )}
        {citation ? `, ${citation}` : ''} ({year})
      </span>
    </p>
  );
}
