import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Fetched } from '../../shared/ui/fetched';
import { Section } from '../../shared/ui/section';
import { useAuditAddress } from './audit-address';
import { AuditFilters } from './audit-filters';
import { auditQuery } from './audit-queries';
import { AuditTable } from './audit-table';

const ROWS_TO_COME = Array(6).fill('h-8');

/** The entries that the address asks for, a page at a time. */
export function AuditEntries() {
  const [address, change] = useAuditAddress();
  const query = useQuery(auditQuery(address));
  const { data, error } = query;
  return (
    <Section title="Entries" query={query}>
      <AuditFilters address={address} person={data?.person ?? null} onChange={change} />
      <Fetched query={query} what="the log" shape={ROWS_TO_COME}>
        {({ entries }) =>
          entries.length > 0 ? (
            <AuditTable entries={entries} onPerson={(person) => change({ person })} />
          ) : (
            <EmptyState icon={ScrollText} title="No entries match">
              Try another action or date range, or show all entries.
            </EmptyState>
          )
        }
      </Fetched>
      {error ? null : (
        <Pages
          isNewest={address.before === null}
          next={data?.next ?? null}
          onBefore={(before) => change({ before })}
        />
      )}
    </Section>
  );
}

interface PagesProps {
  isNewest: boolean;
  next: number | null;
  onBefore: (number: number | null) => void;
}

/** The log grows at its head, so its pages have no numbers. */
function Pages({ isNewest, next, onBefore }: PagesProps) {
  if (isNewest && next === null) return null;
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-4 py-6">
      <Button variant="secondary" disabled={isNewest} onClick={() => onBefore(null)}>
        Newest entries
      </Button>
      <Button variant="secondary" disabled={next === null} onClick={() => onBefore(next)}>
        Older entries
      </Button>
    </nav>
  );
}
