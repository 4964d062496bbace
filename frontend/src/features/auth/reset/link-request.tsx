import { type ResetRequest, ResetRequestSchema } from '@casewright/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { reasonOf } from '../../../shared/api/api-error';
import { call } from '../../../shared/api/client';
import { accountRulesQuery } from '../../../shared/api/queries';
import { EmailField } from '../../../shared/ui/account-fields';
import { Button } from '../../../shared/ui/button';
import { Fetched } from '../../../shared/ui/fetched';
import { useSchemaForm } from '../../../shared/ui/form';
import { InlineAlert } from '../../../shared/ui/inline-alert';

const nothingWasSent = 'Nothing was sent. Try again in a moment.';

/** How to get a link: by mail where mail can be sent, otherwise from the administrator. */
export function LinkRequest({ onDone }: { onDone: () => void }) {
  return (
    <Fetched isKept query={useQuery(accountRulesQuery)} what="this form" otherwise={nothingWasSent}>
      {({ resetByMail }) =>
        resetByMail ? (
          <MailForm onDone={onDone} />
        ) : (
          <p>
            Ask your administrator for a link to choose a new password. It works once, for 30
            minutes.
          </p>
        )
      }
    </Fetched>
  );
}

function MailForm({ onDone }: { onDone: () => void }) {
  const form = useSchemaForm(ResetRequestSchema, { email: '' });
  const request = useMutation({
    mutationFn: (body: ResetRequest) => call('POST /auth/reset-requests', { body }),
  });
  const send = form.handleSubmit((input) => request.mutate(input));
  if (request.isSuccess) return <Sent email={request.variables.email} onDone={onDone} />;
  return (
    <form noValidate onSubmit={send} className="flex flex-col items-start gap-5">
      <p>Enter your email, and we will send you a link to choose a new password.</p>
      <EmailField form={form} />
      {request.isError ? (
        // Here and not in a toast, which nobody hears of while a dialog is open.
        <InlineAlert title="Link not sent">{reasonOf(request.error, nothingWasSent)}</InlineAlert>
      ) : null}
      <Button type="submit" pendingText={request.isPending && 'Sending...'}>
        Send link
      </Button>
    </form>
  );
}

function Sent({ email, onDone }: { email: string; onDone: () => void }) {
  return (
    <div role="status" className="flex flex-col items-start gap-5">
      <p className="wrap-anywhere">{`If ${email} has an account here, a link is on its way. It works once, for 30 minutes. If you do not see it, check your spam folder.`}</p>
      <Button autoFocus onClick={onDone}>
        Done
      </Button>
    </div>
  );
}
