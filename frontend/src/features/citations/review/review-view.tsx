import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { reviewHref } from '../../../shared/config/paths';
import { RetryAlert } from '../../../shared/ui/inline-alert';
import { LoadingLines } from '../../../shared/ui/skeleton';
import { countOfCitations, describeCheckFailure } from '../texts';
import { ProblemList } from './problem-list';
import { type OpenReview, reviewQuery } from './review-queries';
import { SignForm } from './sign-form';
import { SignedReport } from './signed-report';
import * as texts from './texts';

/** One review: its problems to work through, then the signature, then the report. */
export function ReviewView({ id }: { id: number }) {
  const { data, error, isPending, refetch } = useQuery(reviewQuery(id));
  return (
    <>
      <p className="mb-4 text-sm" data-no-print>
        <Link to={reviewHref(null)} className="text-accent-ink underline underline-offset-4">
          {texts.allReviews}
        </Link>
      </p>
      {isPending ? <LoadingLines words={texts.loadingReview} widths={['w-2/3', 'w-1/2']} /> : null}
      {error && !data ? (
        <RetryAlert title={texts.reviewNotLoaded} onRetry={() => void refetch()}>
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
          {countOfCitations(citations)} · {texts.progress(decided, problems)}
        </p>
      </header>
      {signedAt ? <SignedReport review={review} /> : null}
      {problems === 0 ? <p>{texts.noProblem}</p> : <ProblemList review={review} />}
      {signedAt ? null : <SignForm review={review} />}
    </div>
  );
}
