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

/** Who left an address, for administrators. */
export function LeadsScreen() {
  return (
    <AdministrationScreen
      page={pages.leadsAdmin}
      description="Who left a contact address here, by signing up or otherwise. Nothing here lets anyone log in."
      ask="Ask an administrator if you need to see the leads."
      actions={
        <FileDownload
          name="leads.csv"
          fetchFile={() => fetchFile('GET /admin/leads.csv')}
          words={{ download: 'Download as CSV', failed: 'The leads were not downloaded' }}
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
    <Section title="Leads" query={query}>
      <ListSearch
        key={search}
        label="Name, company, or email address"
        act="Search"
        search={search}
        onSearch={show}
      />
      <Fetched query={query} what="the leads">
        {({ leads }) =>
          leads.length > 0 ? (
            <LeadsTable leads={leads} />
          ) : (
            <EmptyState icon={Inbox} title={search ? 'No lead matches' : 'No leads yet'}>
              {search
                ? 'Try part of another name, company, or email address.'
                : 'They are added when someone signs up.'}
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
