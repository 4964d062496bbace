import type { Lead } from '@casewright/contracts';
import { reasonOf } from '../../shared/ui/administration';
import { Button } from '../../shared/ui/button';
import { ColumnHeading } from '../../shared/ui/column-heading';
import { toast, toastFailure } from '../../shared/ui/toast-store';
import { useDeleteLead } from './leads-queries';
import * as texts from './texts';

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

interface LeadsTableProps {
  leads: readonly Lead[];
  /** The button that was pressed is gone, and the focus with it. */
  onGone: () => void;
}

/** Who, where from, and when. On small screens all of it is below the name. */
export function LeadsTable({ leads, onGone }: LeadsTableProps) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{texts.newestFirst}</caption>
      <thead>
        <tr className="border-b border-ink text-left">
          <ColumnHeading>{texts.lead}</ColumnHeading>
          <ColumnHeading className="w-48 max-md:hidden">{texts.company}</ColumnHeading>
          <ColumnHeading className="w-28 max-md:hidden">{texts.source}</ColumnHeading>
          <ColumnHeading className="w-32 max-md:hidden">{texts.date}</ColumnHeading>
          <ColumnHeading className="w-24">
            <span className="sr-only">{texts.actions}</span>
          </ColumnHeading>
        </tr>
      </thead>
      <tbody>
        {leads.map((lead) => (
          <Row key={lead.id} lead={lead} onGone={onGone} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ lead, onGone }: { lead: Lead; onGone: () => void }) {
  const { id, name, email, company, source, notes, createdAt } = lead;
  const remove = useDeleteLead();
  const removeIt = () =>
    remove.mutate(id, {
      onSuccess: () => {
        toast({ title: texts.deleted });
        onGone();
      },
      onError: (error) => toastFailure(texts.notDeleted, reasonOf(error, texts.notDeleted)),
    });
  const from = source && (texts.SOURCES[source] ?? source);
  const day = dayFormat.format(new Date(createdAt));
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
          onClick={removeIt}
        >
          {texts.remove}
        </Button>
      </td>
    </tr>
  );
}
