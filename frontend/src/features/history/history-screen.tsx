import { HISTORY_SHOWN } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { historyQuery } from '../../shared/api/history';
import { pages } from '../../shared/config/pages';
import { ExportMenu } from '../../shared/export/export-menu';
import { PageHeader } from '../../shared/screens/page-header';
import { HistoryList } from './list/history-list';
import { SavedSearches } from './saved/saved-searches';

export function HistoryScreen() {
  return (
    <>
      <PageHeader title={pages.searchHistory.title} actions={<HistoryExport />} />
      <SavedSearches />
      <HistoryList />
    </>
  );
}

/**
 * There from the first entry on. Where the screen may have the newest entries only, the server makes
 * the file of all that it keeps.
 */
function HistoryExport() {
  const { data = [] } = useQuery(historyQuery);
  return data.length === 0 ? null : (
    <ExportMenu
      type="search-history"
      {...(data.length < HISTORY_SHOWN ? { data: () => data } : {})}
    />
  );
}
