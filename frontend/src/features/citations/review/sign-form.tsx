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
import * as texts from './texts';

/** Signs a review on whose problems somebody has decided, with the firm's certificate if it wants one. */
export function SignForm({ review }: { review: OpenReview }) {
  const { id, problems, decided } = review;
  const [name, setName] = useState(getUser()?.name ?? '');
  const [certificate, setCertificate] = useState(DEFAULT_CERTIFICATE);
  const client = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      call('POST /citations/reviews/:id/signature', {
        params: { id },
        body: { name, certificate },
      }),
    onSuccess: (signed) => showSigned(client, signed),
  });
  const isReady = decided === problems && name.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 border-t border-ink pt-5">
      <h3 className="text-lg">{texts.sign}</h3>
      <p className="text-sm text-ink-soft">{texts.signHint}</p>
      <Field label={texts.yourName}>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={REVIEW_LIMITS.name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field label={texts.certificate} hint={texts.certificateHint} optional>
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
        <InlineAlert title={texts.notSigned}>{describeCheckFailure(error)}</InlineAlert>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={!isReady} pendingText={isPending && texts.signing}>
          {texts.signAndClose}
        </Button>
        {decided < problems ? <p className="text-sm text-ink-soft">{texts.decideFirst}</p> : null}
      </div>
    </form>
  );
}
