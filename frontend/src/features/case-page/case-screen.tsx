import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useDocumentTitle } from '../../shared/hooks/use-document-title';
import { CaseFailed } from './case-failed';
import { caseQuery } from './case-queries';
import { CaseSkeleton } from './case-skeleton';
import { CaseTabs } from './case-tabs';
import { CaseHeader } from './header/case-header';
import { CaseOverview } from './header/case-overview';
import { TreatmentNotices } from './treatment/treatment-notices';

/** One case: what it is, what became of it, its opinions, who cites it and whom it cites. */
export function CaseScreen() {
  const { id } = useParams();
  const caseId = /^[1-9]\d{0,8}$/.test(id ?? '') ? Number(id) : null;
  return caseId === null ? <CaseFailed error={null} /> : <Case key={caseId} id={caseId} />;
}

function Case({ id }: { id: number }) {
  const { data: record, error, refetch } = useQuery(caseQuery(id));
  useDocumentTitle(record?.name ?? 'Case');
  if (error) return <CaseFailed error={error} onRetry={() => void refetch()} />;
  if (!record) return <CaseSkeleton />;
  return (
    <article>
      <CaseHeader record={record} />
      <TreatmentNotices record={record} />
      <CaseOverview record={record} />
      <CaseTabs record={record} />
    </article>
  );
}
