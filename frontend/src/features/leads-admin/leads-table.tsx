import type { Lead } from '@casewright/contracts';
import { call } from '../../shared/api/client';
import { dayOf } from '../../shared/config/days';
import { Button } from '../../shared/ui/button';
import { Table } from '../../shared/ui/table';
import { useRemoval } from '../../shared/ui/use-removal';
import * as texts from './texts';

/** Who, where from, and when. On small screens all of it is below the name. */
export function LeadsTable({ leads }: { leads: readonly Lead[] }) {
  return (
    <Table
      caption={texts.newestFirst}
      columns={[
        { label: texts.lead },
        { label: texts.company, className: 'w-48 max-md:hidden' },
        { label: texts.source, className: 'w-28 max-md:hidden' },
        { label: texts.date, className: 'w-32 max-md:hidden' },
        { label: texts.actions, className: 'w-24', isHidden: true },
      ]}
    >
      {leads.map((lead) => (
        <Row key={lead.id} lead={lead} />
      ))}
    </Table>
  );
}

function Row({ lead }: { lead: Lead }) {
  const { id, name, email, company, source, notes, createdAt } = lead;
  const remove = useRemoval(
    () => call('DELETE /admin/leads/:id', { params: { id } }),
    { queryKey: ['GET /admin/leads'] },
    texts.notDeleted,
    () => ({ title: texts.deleted }),
  );
  const from = source && (texts.SOURCES[source] ?? source);
  const day = dayOf(createdAt);
  return (
    <tr className="border-b border-rule align-top">
      <td className="py-row pr-4">
        {name ? <span className="font-medium wrap-anywhere">{name}</span> : null}
        <span className="block text-xs text-ink-faint wrap-anywhere">{email}</span>
        {notes ? <p className="mt-1 whitespace-pre-line wrap-anywhere">{notes}</p> : null}
        <p className="mt-1 text-xs text-ink-soft wrap-anywhere md:hidden">
          {[company, from, day].filter(Boolean).join(', ')}
        </p>
      </td>
      <td className="py-row pr-4 wrap-anywhere max-md:hidden">{company}</td>
      <td className="py-row pr-4 wrap-anywhere max-md:hidden">{from}</td>
      <td className="py-row pr-4 tabular-nums max-md:hidden">{day}</td>
      <td className="py-row text-right">
        <Button
          variant="secondary"
          size="sm"
          aria-label={texts.removeThis(email)}
          pendingText={remove.isPending && texts.removing}
          onClick={() => remove.mutate()}
        >
          {texts.remove}
        </Button>
      </td>
    </tr>
  );
}
