import type { Decision } from '@casewright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/client';
import { toastFailure } from '../../../shared/ui/toast-store';
import { describeCheckFailure } from '../texts';
import { showDecision } from './review-queries';

export interface Decided {
  citation: number;
  decision: Decision | null;
  note: string;
}

/** Has a decision kept; it is shown once it is. */
export function useDecide(id: number): (decided: Decided) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (body: Decided) =>
      call('PUT /citations/reviews/:id/decisions', { params: { id }, body }),
    onSuccess: (_, { citation, decision, note }) => {
      const at = new Date().toISOString();
      // Who and exactly when is read again with the signed report.
      return showDecision(client, id, citation, decision && { decision, note, at, by: 0 });
    },
    onError: (error) => toastFailure('The decision was not saved', describeCheckFailure(error)),
  });
  return mutate;
}
