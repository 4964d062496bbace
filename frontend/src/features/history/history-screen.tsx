import { HISTORY_SHOWN } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { historyQuery } from '../../shared/api/history';
import { pages } from '../../shared/config/pages';
import { ExportMenu } from '../../shared/export/export-menu';
import { useDocumentTitle } from '../../shared/hooks/use-document-title';
import { PageHeader } from '../../shared/ui/page-header';
import { toastFailure } from '../../shared/ui/toast-store';
import { groupHistory } from './group-history';
import { HistoryGroup } from './history-group';
import { HistoryEmpty, HistoryFailed, HistoryLoading } from './history-states';
import * as texts from './texts';

export function HistoryScreen() {
  useDocumentTitle(pages.searchHistory.title);
  return (
    <>
      <PageHeader title={pages.searchHistory.title} actions={<HistoryExport />} />
      <History />
    </>
  );
}

/**
 * There from the first entry on. Where the screen may have the newest entries only, the server makes
 * the file of all that it keeps.
 */
function HistoryExport() {
  const { data = [] } = useQuery(historyQuery());
  return data.length === 0 ? null : (
    <ExportMenu
      type="search-history"
      {...(data.length < HISTORY_SHOWN ? { data: () => data } : {})}
    />
  );
}

function History() {
  const { data, isError, errorUpdatedAt, isFetching, refetch } = useQuery(historyQuery());
  useEffect(() => {
    if (!isError || errorUpdatedAt === 0) return;
    toastFailure(texts.failedToLoadSearchHistory);
  }, [isError, errorUpdatedAt]);

  if (isError && !isFetching) return <HistoryFailed onRetry={() => void refetch()} />;
  if (!data) return <HistoryLoading />;
  if (data.length === 0) return <HistoryEmpty />;
  return (
    <div className="flex max-w-4xl flex-col gap-12">
      {groupHistory(data).map((group) => (
        <HistoryGroup key={group.category} group={group} />
      ))}
    </div>
  );
}
