import { type ResetRequest, ResetRequestSchema } from '@casewright/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { accountRulesQuery } from '../../../shared/api/account-rules';
import { call } from '../../../shared/api/client';
import { FiguresFailed, reasonOf } from '../../../shared/ui/administration';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { Input } from '../../../shared/ui/input';
import { LoadingLines } from '../../../shared/ui/skeleton';
import * as texts from './texts';

/** How to get a link: by mail where mail can be sent, otherwise from the administrator. */
export function LinkRequest({ onDone }: { onDone: () => void }) {
  const { data, error, refetch } = useQuery(accountRulesQuery());
  if (data) return data.resetByMail ? <MailForm onDone={onDone} /> : <AskAdministrator />;
  if (!error) return <LoadingLines words={texts.loadingHow} widths={['w-full', 'w-2/3']} />;
  return (
    <FiguresFailed
      title={texts.couldNotBeLoaded}
      error={error}
      otherwise={texts.nothingWasSent}
      onRetry={() => void refetch()}
    />
  );
}

function AskAdministrator() {
  return <p>{texts.askYourAdministrator}</p>;
}

function MailForm({ onDone }: { onDone: () => void }) {
  const form = useForm<ResetRequest>({
    resolver: zodResolver(ResetRequestSchema),
    defaultValues: { email: '' },
  });
  const request = useMutation({
    mutationFn: (body: ResetRequest) => call('POST /auth/reset-requests', { body }),
  });
  const send = form.handleSubmit((input) => request.mutate(input));
  if (request.isSuccess) return <Sent email={request.variables.email} onDone={onDone} />;
  return (
    <form noValidate onSubmit={send} className="flex flex-col items-start gap-5">
      <p>{texts.whereToSend}</p>
      <Field label={texts.email} error={form.formState.errors.email?.message} className="w-full">
        {(control) => (
          <Input
            {...control}
            {...form.register('email')}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
          />
        )}
      </Field>
      {request.isError ? (
        // Here and not in a toast, which nobody hears of while a dialog is open.
        <InlineAlert title={texts.linkNotSent}>
          {reasonOf(request.error, texts.nothingWasSent)}
        </InlineAlert>
      ) : null}
      <Button type="submit" pendingText={request.isPending && texts.sending}>
        {texts.sendLink}
      </Button>
    </form>
  );
}

function Sent({ email, onDone }: { email: string; onDone: () => void }) {
  return (
    <div role="status" className="flex flex-col items-start gap-5">
      <p className="wrap-anywhere">{texts.linkIsOnItsWay(email)}</p>
      <Button autoFocus onClick={onDone}>
        {texts.close}
      </Button>
    </div>
  );
}
