import { useQuery } from '@tanstack/react-query';
import { FileQuestion } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { ApiError, NetworkError, serverMessageOr } from '../../shared/api/api-error';
import { pages } from '../../shared/config/pages';
import { paths } from '../../shared/config/paths';
import { PageHeader } from '../../shared/screens/page-header';
import { useDocumentTitle } from '../../shared/screens/use-document-title';
import { buttonClass } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { RetryAlert } from '../../shared/ui/inline-alert';
import { LoadingLines, Skeleton } from '../../shared/ui/skeleton';
import { caseQuery } from './case-queries';
import { CaseTabs } from './case-tabs';
import { CaseBar } from './header/case-bar';
import { CaseHeader } from './header/case-header';
import { CaseOverview } from './header/case-overview';
import { TreatmentNotices } from './treatment/treatment-notices';

const LINES = ['w-full', 'w-full', 'w-5/6', 'w-full', 'w-2/3'];

/** One case: what it is, its later history, its opinions, who cites it and whom it cites. */
export function CaseScreen() {
  const { id } = useParams();
  const caseId = /^[1-9]\d{0,8}$/.test(id ?? '') ? Number(id) : null;
  return caseId === null ? <CaseFailed error={null} /> : <Case key={caseId} id={caseId} />;
}

function Case({ id }: { id: number }) {
  const { data: record, error, refetch } = useQuery(caseQuery(id));
  useDocumentTitle(record?.name ?? pages.case.title);
  if (error) return <CaseFailed error={error} onRetry={() => void refetch()} />;
  if (!record) return <CaseSkeleton />;
  return (
    <article>
      <CaseBar record={record} />
      <CaseHeader record={record} />
      <TreatmentNotices record={record} />
      <CaseOverview record={record} />
      <CaseTabs record={record} />
    </article>
  );
}

/** The shape of a case's page while it is fetched. */
function CaseSkeleton() {
  return (
    <>
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="mt-4 mb-10 w-1/2" />
      <LoadingLines
        isSaid
        words="Opening the case..."
        widths={LINES}
        className="max-w-measure gap-3"
      />
    </>
  );
}

const NOT_THERE = 'This case is not in the library.';

/** `error` is null for an address that cannot be a case's. */
export function CaseFailed({ error, onRetry }: { error: Error | null; onRetry?: () => void }) {
  const isMissing = error === null || (error instanceof ApiError && error.status < 500);
  return isMissing ? (
    <CaseMissing message={serverMessageOr(error, NOT_THERE)} />
  ) : (
    <>
      <PageHeader title={pages.case.title} />
      <RetryAlert title="The case could not be opened" onRetry={onRetry}>
        <p>{error instanceof NetworkError ? error.message : serverMessageOr(error)}</p>
      </RetryAlert>
    </>
  );
}

function CaseMissing({ message }: { message: string }) {
  return (
    <>
      <PageHeader title="Case not found" />
      <EmptyState
        icon={FileQuestion}
        title={message}
        action={
          <Link to={paths.search} className={buttonClass('secondary')}>
            Search the library
          </Link>
        }
      >
        Search for it by its name or by one of its citations.
      </EmptyState>
    </>
  );
}
