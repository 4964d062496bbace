import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { DOCUMENTS, documentsQuery } from '../../shared/work/work-queries';
import { type AnalysisResult, toResult } from './result/analysis-result';

/** The result of a kept document's analysis. */
export function resultQuery(id: number) {
  return queryOptions({
    queryKey: [...DOCUMENTS, id, 'result'],
    queryFn: async ({ signal }): Promise<AnalysisResult> => {
      const { analysis } = await call('GET /documents/:id', { params: { id }, signal });
      return toResult(analysis);
    },
  });
}

/** The extracted text of a kept document. */
export function textQuery(id: number) {
  return queryOptions({
    queryKey: [...DOCUMENTS, id, 'text'],
    queryFn: ({ signal }) => call('GET /documents/:id/text', { params: { id }, signal }),
  });
}

/** Checks the citations that were left unchecked while the library was down. */
export async function checkAgain(id: number): Promise<AnalysisResult> {
  const { analysis } = await call('POST /documents/:id/check', { params: { id } });
  return toResult(analysis);
}

export async function removeDocument(id: number): Promise<void> {
  await call('DELETE /documents/:id', { params: { id } });
}

/** Fetches the list again after a document was added or removed. */
export async function refreshDocuments(client: QueryClient): Promise<void> {
  await client.cancelQueries(documentsQuery());
  await client.invalidateQueries(documentsQuery());
}
