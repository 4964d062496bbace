import {
  type CiteReport,
  type ProblemDecision,
  type Review,
  reportFile,
} from '@casewright/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/client';
import { saveFile } from '../../../shared/export/save-file';
import { reviewsQuery } from '../../../shared/work/work-queries';

const ASK_AGAIN_MS = 1_000;

/** A review with its report read; `text` is the report as the server has it. */
export interface OpenReview extends Omit<Review, 'report'> {
  text: string;
  report: CiteReport;
}

export const reviewQuery = (id: number) =>
  queryOptions({
    queryKey: [...reviewsQuery.queryKey, id],
    queryFn: async ({ signal }) =>
      opened(await call('GET /citations/reviews/:id', { params: { id }, signal })),
    staleTime: 0,
  });

/** The audit log takes the entry a moment after the signature. */
export const entryQuery = (digest: string) =>
  queryOptions({
    queryKey: ['report-entry', digest],
    queryFn: ({ signal }) => call('GET /citations/reports/entry', { query: { digest }, signal }),
    refetchInterval: ({ state }) => (state.data?.entry ? false : ASK_AGAIN_MS),
  });

function opened({ report: text, ...review }: Review): OpenReview {
  return { ...review, text, report: JSON.parse(text) as CiteReport };
}

export const showSigned = (client: QueryClient, review: Review): Promise<void> =>
  show(client, review.id, () => opened(review));

/** Shows a decision that the server has taken. */
export function showDecision(
  client: QueryClient,
  id: number,
  citation: number,
  decision: ProblemDecision | null,
): Promise<void> {
  return show(client, id, (before) => {
    if (!before) return before;
    const problems = before.report.problems.map((problem) =>
      problem.citation === citation ? { ...problem, decision } : problem,
    );
    const decided = problems.filter((each) => each.decision !== null).length;
    return { ...before, decided, report: { ...before.report, problems } };
  });
}

/** A fetch still under way may predate what is shown, and would undo it. */
async function show(
  client: QueryClient,
  id: number,
  change: (before: OpenReview | undefined) => OpenReview | undefined,
): Promise<void> {
  const { queryKey } = reviewQuery(id);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, change);
}

/** Hands the report to the browser's downloads, byte by byte what `verify` compares. */
export async function saveReport({ title, digest, text }: OpenReview): Promise<void> {
  const query = { digest: digest ?? '' };
  const { entry } = await call('GET /citations/reports/entry', { query });
  const content = reportFile(text, { digest, entry });
  saveFile(`${title} - report.json`, new Blob([content], { type: 'application/json' }));
}
