import { FileQuestion } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ApiError, NetworkError, serverMessageOr } from '../../shared/api/api-error';
import { pages } from '../../shared/config/pages';
import { paths } from '../../shared/config/paths';
import { useDocumentTitle } from '../../shared/hooks/use-document-title';
import { buttonClass } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { RetryAlert } from '../../shared/ui/inline-alert';
import { PageHeader } from '../../shared/ui/page-header';

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
  useDocumentTitle('Case not found');
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
