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
import * as texts from './texts';

const NOT_THERE = texts.thisCaseIsNotIn;

/** `error` is null for an address that cannot be a case's. */
export function CaseFailed({ error, onRetry }: { error: Error | null; onRetry?: () => void }) {
  const isMissing = error === null || (error instanceof ApiError && error.status < 500);
  return isMissing ? (
    <CaseMissing message={serverMessageOr(error, NOT_THERE)} />
  ) : (
    <>
      <PageHeader title={pages.case.title} />
      <RetryAlert title={texts.caseCouldNotBeOpened} onRetry={onRetry}>
        <p>{error instanceof NetworkError ? error.message : serverMessageOr(error)}</p>
      </RetryAlert>
    </>
  );
}

function CaseMissing({ message }: { message: string }) {
  useDocumentTitle(texts.caseNotFound);
  return (
    <>
      <PageHeader title={texts.caseNotFound} />
      <EmptyState
        icon={FileQuestion}
        title={message}
        action={
          <Link to={paths.search} className={buttonClass('secondary')}>
            {texts.searchLibrary}
          </Link>
        }
      >
        {texts.searchForItByIts}
      </EmptyState>
    </>
  );
}
