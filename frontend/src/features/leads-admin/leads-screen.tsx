import { LEADS_OF_A_PAGE } from '@casewright/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { fetchFile, routeQuery } from '../../shared/api/queries';
import { pages } from '../../shared/config/pages';
import { FileDownload } from '../../shared/export/file-download';
import { AdministrationScreen } from '../../shared/screens/administration-screen';
import { EmptyState } from '../../shared/ui/empty-state';
import { Fetched } from '../../shared/ui/fetched';
import { ListSearch, useListAddress } from '../../shared/ui/list-search';
import { Pagination } from '../../shared/ui/pagination';
import { Section } from '../../shared/ui/section';
import { LeadsTable } from './leads-table';
import * as texts from './texts';

/** Who left an address, for administrators. */
export function LeadsScreen() {
  return (
    <AdministrationScreen
      page={pages.leadsAdmin}
      description={texts.whoLeftAnAddress}
      ask={texts.askAdministrator}
      actions={
        <FileDownload
          name="leads.csv"
          fetchFile={() => fetchFile('GET /admin/leads.csv')}
          words={{ download: texts.downloadAsCsv, failed: texts.notDownloaded }}
        />
      }
    >
      <Leads />
    </AdministrationScreen>
  );
}

function Leads() {
  const { page, search, show } = useListAddress();
  const asked = { ...(search ? { search } : {}), page };
  const query = useQuery({
    ...routeQuery('GET /admin/leads', { query: asked }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Section title={texts.leads} query={query}>
      <ListSearch
        key={search}
        label={texts.nameCompanyOrEmail}
        act={texts.search}
        search={search}
        onSearch={show}
      />
      <Fetched query={query} what={texts.whatIsLoaded}>
        {({ leads }) =>
          leads.length > 0 ? (
            <LeadsTable leads={leads} />
          ) : (
            <EmptyState icon={Inbox} title={search ? texts.noneLikeThis : texts.noneYet}>
              {search ? texts.searchForAnother : texts.whenTheyCome}
            </EmptyState>
          )
        }
      </Fetched>
      <Pagination
        page={page}
        pageCount={Math.ceil((query.data?.total ?? 0) / LEADS_OF_A_PAGE)}
        onPageChange={(next) => show(search, next)}
      />
    </Section>
  );
}
