import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { FiguresFailed, RefreshedHead } from '../../shared/ui/administration';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Skeleton } from '../../shared/ui/skeleton';
import { useAuditAddress } from './audit-address';
import { AuditFilters } from './audit-filters';
import { auditQuery } from './audit-queries';
import { AuditTable } from './audit-table';
import * as texts from './texts';

const ROWS_TO_COME = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The entries that the address asks for, a page at a time. */
export function AuditEntries() {
  const [address, change] = useAuditAddress();
  const { data, error, refetch, isFetching } = useQuery(auditQuery(address));
  return (
    <section aria-labelledby="entries">
      <RefreshedHead
        id="entries"
        title={texts.entriesTitle}
        isFetching={isFetching}
        onFetch={() => void refetch()}
      />
      <AuditFilters address={address} person={data?.person ?? null} onChange={change} />
      {error ? (
        <FiguresFailed
          title={texts.logCouldNotBeFetched}
          error={error}
          otherwise={texts.somethingWentWrongOnServer}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data || error ? null : <EntriesLoading />}
      {data && !error && data.entries.length === 0 ? <NoEntries /> : null}
      {data && !error && data.entries.length > 0 ? (
        <AuditTable entries={data.entries} onPerson={(person) => change({ person })} />
      ) : null}
      {error ? null : (
        <Pages
          isNewest={address.before === null}
          next={data?.next ?? null}
          onBefore={(before) => change({ before })}
        />
      )}
    </section>
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
    <nav aria-label={texts.pages} className="flex items-center justify-between gap-4 py-6">
      <Button variant="secondary" disabled={isNewest} onClick={() => onBefore(null)}>
        {texts.newestEntries}
      </Button>
      <Button variant="secondary" disabled={next === null} onClick={() => onBefore(next)}>
        {texts.olderEntries}
      </Button>
    </nav>
  );
}

function NoEntries() {
  return (
    <EmptyState icon={ScrollText} title={texts.noEntryIsLikeThis}>
      {texts.chooseAnotherActionOrOther}
    </EmptyState>
  );
}

function EntriesLoading() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{texts.fetchingLog}</span>
      {ROWS_TO_COME.map((row) => (
        <Skeleton key={row} className="h-8" />
      ))}
    </div>
  );
}
