import type { Lead } from '@casewright/contracts';
import { call } from '../../shared/api/client';
import { dayOf } from '../../shared/config/days';
import { Button } from '../../shared/ui/button';
import { Table } from '../../shared/ui/table';
import { useRemoval } from '../../shared/ui/use-removal';

const SOURCES: Readonly<Record<string, string>> = { signup_form: 'Sign-up' };

/** Who, where from, and when. On small screens all of it is below the name. */
export function LeadsTable({ leads }: { leads: readonly Lead[] }) {
  return (
    <Table
      caption="Leads, newest first"
      columns={[
        { label: 'Lead' },
        { label: 'Company', className: 'w-48 max-md:hidden' },
        { label: 'Source', className: 'w-28 max-md:hidden' },
        { label: 'Date', className: 'w-32 max-md:hidden' },
        { label: 'Actions', className: 'w-24', isHidden: true },
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
    'The lead was not deleted',
    () => ({ title: 'Lead deleted' }),
  );
  const from = source && (SOURCES[source] ?? source);
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
          aria-label={`Delete the lead of ${email}`}
          pendingText={remove.isPending && 'Deleting...'}
          onClick={() => remove.mutate()}
        >
          Delete
        </Button>
      </td>
    </tr>
  );
}
