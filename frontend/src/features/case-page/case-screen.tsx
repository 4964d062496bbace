import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { pages } from '../../shared/config/pages';
import { useDocumentTitle } from '../../shared/hooks/use-document-title';
import { Skeleton } from '../../shared/ui/skeleton';
import { Spinner } from '../../shared/ui/spinner';
import { CaseFailed } from './case-failed';
import { caseQuery } from './case-queries';
import { CaseTabs } from './case-tabs';
import { CaseBar } from './header/case-bar';
import { CaseHeader } from './header/case-header';
import { CaseOverview } from './header/case-overview';
import * as texts from './texts';
import { TreatmentNotices } from './treatment/treatment-notices';

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
    <div aria-busy="true">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="mt-4 w-1/2" />
      <p role="status" className="mt-10 flex items-center gap-2.5 text-ink-soft">
        <Spinner />
        {texts.openingCase}
      </p>
      <div className="mt-6 flex max-w-measure flex-col gap-3">
        {['w-full', 'w-full', 'w-5/6', 'w-full', 'w-2/3'].map((width, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
          <Skeleton key={line} className={width} />
        ))}
      </div>
    </div>
  );
}
