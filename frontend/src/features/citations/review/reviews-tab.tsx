import type { ReviewSummary } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../../shared/api/client';
import { reviewHref } from '../../../shared/config/paths';
import { DeleteDialog } from '../../../shared/kept/delete-dialog';
import { KeptList, KeptRow, keptTitleClass } from '../../../shared/kept/kept-list';
import { IconButton } from '../../../shared/ui/icon-button';
import { toastFailure } from '../../../shared/ui/toast-store';
import { reviewsQuery } from '../../../shared/work/work-queries';
import { describeCheckFailure } from '../texts';
import { ReviewView } from './review-view';
import * as texts from './texts';
import { VerifyFile } from './verify-file';

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
      <KeptList title={texts.yourReviews} none={texts.noReviews} list={list}>
        {list.data?.map((review) => (
          <KeptRow
            key={review.id}
            title={
              <Link to={reviewHref(review.id)} className={keptTitleClass}>
                {review.title}
              </Link>
            }
            facts={texts.factsOf(review)}
          >
            <IconButton
              icon={Trash2}
              label={texts.deleteThis(review.title)}
              onClick={() => setLeaving(review)}
            />
          </KeptRow>
        ))}
      </KeptList>
      {leaving ? (
        <DeleteDialog
          title={texts.deleteQuestion}
          description={texts.deleteWords(leaving.title)}
          action={texts.deleteReview}
          remove={() => call('DELETE /citations/reviews/:id', { params: { id: leaving.id } })}
          old={reviewsQuery}
          words={{
            done: texts.reviewDeleted,
            failed: (error) => toastFailure(texts.reviewNotDeleted, describeCheckFailure(error)),
          }}
          onClose={() => setLeaving(null)}
        />
      ) : null}
    </>
  );
}
