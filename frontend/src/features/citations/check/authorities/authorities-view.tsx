import type { AuthoritiesRequest } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../shared/api/client';
import { RetryAlert } from '../../../../shared/ui/inline-alert';
import { LoadingLines } from '../../../../shared/ui/skeleton';
import { describeCheckFailure } from '../../texts';
import * as texts from '../texts';
import type { CheckReport } from '../use-check';
import { AuthoritiesTable } from './authorities-table';

/** The table of authorities of the checked text. */
export function AuthoritiesView({ report }: { report: CheckReport }) {
  const { data, error, isFetching, refetch } = useAuthorities(report);
  if (isFetching) {
    return (
      <LoadingLines isSaid words={texts.makingTableOfAuthorities} widths={['w-2/3', 'w-5/6']} />
    );
  }
  if (data) return <AuthoritiesTable table={data} />;
  return (
    <RetryAlert title={texts.tableOfAuthoritiesCouldNot} onRetry={() => void refetch()}>
      <p>{texts.reportIsStillHere(describeCheckFailure(error))}</p>
    </RetryAlert>
  );
}

/** The table of authorities of a report's text; fetched when it is looked at. */
function useAuthorities({ text, places, checkedAt }: CheckReport) {
  return useQuery({
    queryKey: ['citation-authorities', checkedAt],
    queryFn: ({ signal }) => {
      const request: AuthoritiesRequest = { text, ...(places && { places }) };
      return call('POST /citations/authorities', { body: request, signal });
    },
  });
}
