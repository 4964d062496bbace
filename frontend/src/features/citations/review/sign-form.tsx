import { DEFAULT_CERTIFICATE, REVIEW_LIMITS } from '@casewright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../shared/api/client';
import { getUser } from '../../../shared/stores/session-store';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { Input, Textarea } from '../../../shared/ui/input';
import { describeCheckFailure } from '../texts';
import { type OpenReview, showSigned } from './review-queries';

/** Signs a review on whose problems somebody has decided, with the firm's certificate if it wants one. */
export function SignForm({ review }: { review: OpenReview }) {
  const { id, problems, decided } = review;
  const [name, setName] = useState(getUser()?.name ?? '');
  const [certificate, setCertificate] = useState(DEFAULT_CERTIFICATE);
  const { mutate, error, isPending } = useSigning(id);
  const isReady = decided === problems && name.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) mutate({ name, certificate });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 border-t border-ink pt-5">
      <h3 className="text-lg">Sign</h3>
      <p className="text-sm text-ink-soft">
        Signing closes the review: nothing in it can be changed afterwards. Its digest goes into the
        audit log.
      </p>
      <Field label="Your name, as your signature">
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={REVIEW_LIMITS.name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field
        label="Certificate page"
        hint="Use the wording your court requires, or leave it blank."
        optional
      >
        {(control) => (
          <Textarea
            {...control}
            value={certificate}
            maxLength={REVIEW_LIMITS.certificate}
            onChange={(event) => setCertificate(event.target.value)}
          />
        )}
      </Field>
      {error ? (
        <InlineAlert title="The report was not signed">{describeCheckFailure(error)}</InlineAlert>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={!isReady} pendingText={isPending && 'Signing...'}>
          Sign and close
        </Button>
        {decided < problems ? (
          <p className="text-sm text-ink-soft">Decide every problem first.</p>
        ) : null}
      </div>
    </form>
  );
}

function useSigning(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; certificate: string }) =>
      call('POST /citations/reviews/:id/signature', { params: { id }, body }),
    onSuccess: (signed) => showSigned(client, signed),
  });
}
