import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { fetchAgain, routeQuery } from '../../shared/api/queries';
import { documentsQuery } from '../../shared/work/work-queries';
import { type AnalysisResult, toResult } from './result/analysis-result';

/** The result of a kept document's analysis. */
export function resultQuery(id: number) {
  return queryOptions({
    queryKey: ['document', id],
    queryFn: async ({ signal }): Promise<AnalysisResult> => {
      const { analysis } = await call('GET /documents/:id', { params: { id }, signal });
      return toResult(analysis);
    },
  });
}

/** The extracted text of a kept document. */
export const textQuery = (id: number) => routeQuery('GET /documents/:id/text', { params: { id } });

/** Checks the citations that were left unchecked while the library was down. */
export async function checkAgain(id: number): Promise<AnalysisResult> {
  const { analysis } = await call('POST /documents/:id/check', { params: { id } });
  return toResult(analysis);
}

/** Fetches the list again after a document was added or removed. */
export const refreshDocuments = (client: QueryClient): Promise<void> =>
  fetchAgain(client, documentsQuery.queryKey);
