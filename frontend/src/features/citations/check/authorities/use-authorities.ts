import type { AuthoritiesRequest, TableOfAuthorities } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { postJson } from '../../../../shared/api/client';
import type { CheckReport } from '../check-state';

/** The table of authorities of a report's text; fetched when it is looked at. */
export function useAuthorities({ text, checkedAt }: CheckReport) {
  return useQuery({
    queryKey: ['citation-authorities', checkedAt],
    queryFn: ({ signal }) => {
      const request: AuthoritiesRequest = { text };
      return postJson<TableOfAuthorities>('/api/citations/authorities', request, { signal });
    },
  });
}
