import { useMutation, useQuery } from '@tanstack/react-query';
import { FileJson } from 'lucide-react';
import { Link } from 'react-router-dom';
import { timeOf } from '../../../shared/config/days';
import { reviewHref } from '../../../shared/config/paths';
import { ExportMenu } from '../../../shared/export/export-menu';
import { Button } from '../../../shared/ui/button';
import { RetryAlert } from '../../../shared/ui/inline-alert';
import { LoadingLines } from '../../../shared/ui/skeleton';
import { toastFailure } from '../../../shared/ui/toast-store';
import { countOfCitations, describeCheckFailure } from '../texts';
import { ProblemList } from './problem-list';
import { entryQuery, type OpenReview, reviewQuery, saveReport } from './review-queries';
import { SignForm } from './sign-form';

const signedBy = (name: string, at: string) => `Signed by ${name}, ${timeOf(at)}`;

/** One review: its problems to work through, then the signature, then the report. */
export function ReviewView({ id }: { id: number }) {
  const { data, error, isPending, refetch } = useQuery(reviewQuery(id));
  return (
    <>
      <p className="mb-4 text-sm" data-no-print>
        <Link to={reviewHref(null)} className="text-link">
          All reviews
        </Link>
      </p>
      {isPending ? (
        <LoadingLines words="Loading the review..." widths={['w-2/3', 'w-1/2']} />
      ) : null}
      {error && !data ? (
        <RetryAlert title="The review could not be loaded" onRetry={() => void refetch()}>
          <p>{describeCheckFailure(error)}</p>
        </RetryAlert>
      ) : null}
      {data ? <Work review={data} /> : null}
    </>
  );
}

function Work({ review }: { review: OpenReview }) {
  const { title, citations, problems, decided, signedAt } = review;
  return (
    <div className="flex max-w-4xl flex-col gap-8">
      <header>
        <h2 className="text-xl wrap-anywhere">{title}</h2>
        <p role="status" className="mt-1 text-sm text-ink-soft tabular-nums">
          {countOfCitations(citations)} · {`${decided} of ${problems} decided`}
        </p>
      </header>
      {signedAt ? <SignedReport review={review} /> : null}
      {problems === 0 ? (
        <p>No problem was found: every citation and quotation is in order.</p>
      ) : (
        <ProblemList review={review} />
      )}
      {signedAt ? null : <SignForm review={review} />}
    </div>
  );
}

/** Who signed, what the audit log has of it, and the report as files. */
export function SignedReport({ review }: { review: OpenReview }) {
  const { title, text, report, digest } = review;
  const { data } = useQuery(entryQuery(digest ?? ''));
  const json = useMutation({
    mutationFn: () => saveReport(review),
    onError: (error) => toastFailure('The file could not be saved', describeCheckFailure(error)),
  });
  return (
    <section className="flex flex-col gap-3 border-y border-rule py-5">
      <p className="font-medium">
        {report.signature ? signedBy(report.signature.name, report.signature.at) : null}
      </p>
      <p className="text-sm text-ink-soft">
        {'SHA-256 of the report'}: <span className="font-mono text-xs wrap-anywhere">{digest}</span>
      </p>
      <p role="status" className="text-sm text-ink-soft">
        {data?.entry
          ? `Entry ${data.entry.number.toLocaleString('en-US')} of the audit log`
          : 'On its way into the audit log...'}
      </p>
      <div className="flex flex-wrap gap-3" data-no-print>
        <ExportMenu type="cite-report" data={() => ({ title, report: text })} />
        <Button
          variant="secondary"
          size="sm"
          disabled={json.isPending}
          onClick={() => json.mutate()}
        >
          <FileJson aria-hidden className="size-4" strokeWidth={1.75} />
          Save JSON
        </Button>
      </div>
    </section>
  );
}
