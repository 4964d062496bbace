import type { AuthoritiesRequest } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../shared/api/client';
import { sentence } from '../../../../shared/config/texts';
import { RetryAlert } from '../../../../shared/ui/inline-alert';
import { LoadingLines } from '../../../../shared/ui/skeleton';
import { describeCheckFailure } from '../../texts';
import type { CheckReport } from '../use-check';
import { AuthoritiesTable } from './authorities-table';

const reportIsStillHere = (error: string) => `${sentence(error)} The report is still here.`;

/** The table of authorities of the checked text. */
export function AuthoritiesView({ report }: { report: CheckReport }) {
  const { data, error, isFetching, refetch } = useAuthorities(report);
  if (isFetching) {
    return (
      <LoadingLines
        isSaid
        words="Building the table of authorities..."
        widths={['w-2/3', 'w-5/6']}
      />
    );
  }
  if (data) return <AuthoritiesTable table={data} />;
  return (
    <RetryAlert title="The table of authorities could not be built" onRetry={() => void refetch()}>
      <p>{reportIsStillHere(describeCheckFailure(error))}</p>
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
