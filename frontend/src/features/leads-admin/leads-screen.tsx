import { LEADS_OF_A_PAGE } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useRef } from 'react';
import { pages } from '../../shared/config/pages';
import { FileDownload } from '../../shared/export/file-download';
import { useDocumentTitle } from '../../shared/hooks/use-document-title';
import { useMay } from '../../shared/stores/session-store';
import { FiguresFailed, ForAdministrators, RefreshedHead } from '../../shared/ui/administration';
import { EmptyState } from '../../shared/ui/empty-state';
import { ListSearch, useListAddress } from '../../shared/ui/list-search';
import { PageHeader } from '../../shared/ui/page-header';
import { Pagination } from '../../shared/ui/pagination';
import { LoadingLines } from '../../shared/ui/skeleton';
import { fetchLeadsFile, leadsQuery } from './leads-queries';
import { LeadsTable } from './leads-table';
import * as texts from './texts';

/** Who left an address, for administrators. */
export function LeadsScreen() {
  useDocumentTitle(pages.leadsAdmin.title);
  const may = useMay()('administer');
  return (
    <>
      <PageHeader
        title={pages.leadsAdmin.title}
        description={texts.whoLeftAnAddress}
        actions={may ? <LeadsDownload /> : undefined}
      />
      {may ? <Leads /> : <ForAdministrators>{texts.askAdministrator}</ForAdministrators>}
    </>
  );
}

function LeadsDownload() {
  return (
    <FileDownload
      name="leads.csv"
      fetchFile={fetchLeadsFile}
      words={{ download: texts.downloadAsCsv, failed: texts.notDownloaded }}
    />
  );
}

function Leads() {
  const { page, search, show } = useListAddress();
  const section = useRef<HTMLElement>(null);
  const { data, error, refetch, isFetching } = useQuery(leadsQuery(search, page));
  const leads = error ? [] : (data?.leads ?? []);
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="leads" className="outline-none">
      <RefreshedHead
        id="leads"
        title={texts.leads}
        isFetching={isFetching}
        onFetch={() => void refetch()}
      />
      <ListSearch
        key={search}
        label={texts.nameCompanyOrEmail}
        act={texts.search}
        search={search}
        onSearch={show}
      />
      {error ? (
        <FiguresFailed
          title={texts.couldNotBeLoaded}
          error={error}
          otherwise={texts.theyAreSafe}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data || error ? null : <LoadingLines words={texts.loading} widths={['w-2/3', 'w-1/2']} />}
      {data && !error && leads.length === 0 ? (
        <EmptyState icon={Inbox} title={search ? texts.noneLikeThis : texts.noneYet}>
          {search ? texts.searchForAnother : texts.whenTheyCome}
        </EmptyState>
      ) : null}
      {leads.length > 0 ? (
        <LeadsTable leads={leads} onGone={() => section.current?.focus()} />
      ) : null}
      <Pagination
        page={page}
        pageCount={Math.ceil((data?.total ?? 0) / LEADS_OF_A_PAGE)}
        onPageChange={(next) => show(search, next)}
      />
    </section>
  );
}
