import { queryOptions, useQuery } from '@tanstack/react-query';
import { Archive } from 'lucide-react';
import { call } from '../../shared/api/client';
import { pages } from '../../shared/config/pages';
import { useDocumentTitle } from '../../shared/hooks/use-document-title';
import { useMay } from '../../shared/stores/session-store';
import { FiguresFailed, ForAdministrators, RefreshedHead } from '../../shared/ui/administration';
import { EmptyState } from '../../shared/ui/empty-state';
import { PageHeader } from '../../shared/ui/page-header';
import { LoadingLines } from '../../shared/ui/skeleton';
import { CertificatesTable, RulesTable } from './retention-tables';
import * as texts from './texts';

/** Retention periods, and what was deleted, for administrators and auditors. */
export function RetentionScreen() {
  useDocumentTitle(pages.retentionAdmin.title);
  const may = useMay()('oversee');
  return (
    <>
      <PageHeader title={pages.retentionAdmin.title} description={texts.howLongWhatIsKept} />
      {may ? <Retention /> : <ForAdministrators>{texts.askAdministrator}</ForAdministrators>}
    </>
  );
}

function Retention() {
  const { data, error, refetch, isFetching } = useQuery(retentionQuery());
  const found = error ? undefined : data;
  return (
    <div className="grid gap-12">
      <section aria-labelledby="rules">
        <RefreshedHead
          id="rules"
          title={texts.rules}
          isFetching={isFetching}
          onFetch={() => void refetch()}
        />
        {error ? (
          <FiguresFailed
            title={texts.couldNotBeLoaded}
            error={error}
            otherwise={texts.somethingWentWrong}
            onRetry={() => void refetch()}
          />
        ) : null}
        {data || error ? null : <LoadingLines words={texts.loading} widths={['w-2/3', 'w-1/2']} />}
        {found ? <RulesTable rules={found.rules} /> : null}
        {found && found.away.length > 0 ? (
          <p className="mt-4 text-sm text-ink-soft">{texts.someAreAway(found.away.join(', '))}</p>
        ) : null}
      </section>
      {found ? (
        <section aria-labelledby="certificates">
          <h2 id="certificates" className="mb-4 text-xl">
            {texts.certificates}
          </h2>
          {found.certificates.length > 0 ? (
            <CertificatesTable list={found.certificates} />
          ) : (
            <EmptyState icon={Archive} title={texts.nothingYet}>
              {texts.whenThereAreSome}
            </EmptyState>
          )}
        </section>
      ) : null}
    </div>
  );
}

/** Fetched whenever it is shown: services delete meanwhile. */
function retentionQuery() {
  return queryOptions({
    queryKey: ['retention'],
    queryFn: ({ signal }) => call('GET /admin/retention', { signal }),
    staleTime: 0,
  });
}
