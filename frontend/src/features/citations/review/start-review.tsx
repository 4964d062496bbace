import { useMutation } from '@tanstack/react-query';
import { FileSignature } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../shared/api/client';
import { dayOf } from '../../../shared/config/days';
import { reviewHref } from '../../../shared/config/paths';
import { useMay } from '../../../shared/stores/session-store';
import { Button } from '../../../shared/ui/button';
import { toastFailure } from '../../../shared/ui/toast-store';
import { describeCheckFailure } from '../texts';

/** Has a checked text kept for review, and opens that. */
export function StartReview({ text, title }: { text: string; title: string | null }) {
  const may = useMay()('write');
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const named = title ?? `Brief of ${dayOf(new Date().toISOString())}`;
      return call('POST /citations/reviews', { body: { text, title: named } });
    },
    onSuccess: ({ id }) => void navigate(reviewHref(id)),
    onError: (error) =>
      toastFailure('The review could not be started', describeCheckFailure(error)),
  });
  if (!may) return null;
  return (
    <Button size="sm" pendingText={isPending && 'Checking...'} onClick={() => mutate()}>
      <FileSignature aria-hidden className="size-4" strokeWidth={1.75} />
      Review and sign
    </Button>
  );
}
