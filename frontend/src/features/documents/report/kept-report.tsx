import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ApiError } from '../../../shared/api/api-error';
import { lazyPart } from '../../../shared/loading/lazy-part';
import { buttonClass } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { RetryAlert } from '../../../shared/ui/inline-alert';
import { LoadingLines } from '../../../shared/ui/skeleton';
import { resultQuery } from '../document-queries';
import type { Tool } from '../tools';
import type { DocumentReportProps } from './document-report';

/** A separate chunk: it arrives while the document is read. */
const DocumentReport = lazyPart(
  () => import('./document-report'),
  'DocumentReport',
  'panel',
  <Loading />,
);

/** The report of a kept document, read from the server unless it was just made. */
export function KeptReport(props: Omit<DocumentReportProps, 'result'>) {
  const result = useQuery(resultQuery(props.id));
  if (result.data) {
    return <DocumentReport {...props} result={result.data} />;
  }
  if (result.isPending) return <Loading />;
  const isGone = result.error instanceof ApiError && result.error.status === 404;
  if (isGone) return <Gone tool={props.tool} />;
  return (
    <RetryAlert
      title="The document could not be opened"
      className="mt-8 max-w-4xl"
      onRetry={() => void result.refetch()}
    >
      <p>It is safe. Try again in a moment.</p>
    </RetryAlert>
  );
}

function Gone({ tool }: { tool: Tool }) {
  return (
    <div className="mt-8">
      <EmptyState
        title="This document is not available"
        action={
          <Link to={tool.path} className={buttonClass('secondary')}>
            Show your documents
          </Link>
        }
      >
        It was deleted, or it belongs to someone else.
      </EmptyState>
    </div>
  );
}

function Loading() {
  return (
    <LoadingLines
      words="Opening the document..."
      widths={['mb-4 h-7 w-1/2', 'w-full', 'w-11/12', 'w-2/3']}
      className="mt-8 max-w-measure gap-3"
    />
  );
}
