import type { ReviewSummary } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../../shared/api/client';
import { timeOf } from '../../../shared/config/days';
import { reviewHref } from '../../../shared/config/paths';
import { DeleteDialog } from '../../../shared/kept/delete-dialog';
import { KeptList, KeptRow, keptTitleClass } from '../../../shared/kept/kept-list';
import { IconButton } from '../../../shared/ui/icon-button';
import { toastFailure } from '../../../shared/ui/toast-store';
import { reviewsQuery } from '../../../shared/work/work-queries';
import { countOfCitations, describeCheckFailure } from '../texts';
import { ReviewView } from './review-view';
import { VerifyFile } from './verify-file';

function factsOf({ citations, problems, decided, signedAt, createdAt }: ReviewSummary) {
  const work = signedAt ? `signed ${timeOf(signedAt)}` : `${decided} of ${problems} decided`;
  return [countOfCitations(citations), work, `begun ${timeOf(createdAt)}`];
}

/** The reviews that one has, or one of them; and whether a report is what was signed. */
export function ReviewsTab({ open }: { open: number | null }) {
  return open === null ? <Reviews /> : <ReviewView key={open} id={open} />;
}

function Reviews() {
  const list = useQuery(reviewsQuery);
  const [leaving, setLeaving] = useState<ReviewSummary | null>(null);
  return (
    <>
      <VerifyFile />
      <KeptList
        title="Reviews"
        none="There are none yet. Check the citations of a brief, and choose “Review and sign” above its findings."
        list={list}
      >
        {list.data?.map((review) => (
          <KeptRow
            key={review.id}
            title={
              <Link to={reviewHref(review.id)} className={keptTitleClass}>
                {review.title}
              </Link>
            }
            facts={factsOf(review)}
          >
            <IconButton
              icon={Trash2}
              label={`Delete ${review.title}`}
              onClick={() => setLeaving(review)}
            />
          </KeptRow>
        ))}
      </KeptList>
      {leaving ? (
        <DeleteDialog
          title="Delete this review?"
          description={`“${leaving.title}” and its decisions will be gone. A signed report that you exported can still be verified: the audit log keeps its digest.`}
          action="Delete review"
          remove={() => call('DELETE /citations/reviews/:id', { params: { id: leaving.id } })}
          old={reviewsQuery}
          words={{
            done: 'Review deleted',
            failed: (error) =>
              toastFailure('The review was not deleted', describeCheckFailure(error)),
          }}
          onClose={() => setLeaving(null)}
        />
      ) : null}
    </>
  );
}
