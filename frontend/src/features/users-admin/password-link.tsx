import type { Account, IssuedLink } from '@casewright/contracts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { timeOf } from '../../shared/config/days';
import { ActionDialog } from '../../shared/ui/dialog';
import { IssuedLinkField } from './issued-link';
import * as texts from './texts';
import { ACT_WORDS } from './users-words';

/** Makes a link to a new password, and shows it this once, unless it was mailed. */
export function PasswordLink({ account, onClose }: { account: Account; onClose: () => void }) {
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => call('POST /admin/users/:id/reset-link', { params: { id: account.id } }),
  });
  const { label, title, follows } = ACT_WORDS.password;
  return (
    <ActionDialog
      title={data ? `A new password for ${account.name}` : title(account.name)}
      description={data ? undefined : follows}
      act={label}
      pendingText={isPending && 'Making the link...'}
      onAct={() => mutate()}
      isDone={Boolean(data)}
      error={error}
      failed={texts.itCouldNotBeDone}
      outcome={data ? <Made {...data} /> : null}
      onClose={onClose}
    >
      <p className="text-sm wrap-anywhere">{account.email}</p>
    </ActionDialog>
  );
}

function Made({ link, mailedTo, expiresAt }: IssuedLink) {
  const until = timeOf(expiresAt);
  if (link === null) {
    return (
      <p className="wrap-anywhere">{`The link was mailed to ${mailedTo ?? ''}. It works once, until ${until}.`}</p>
    );
  }
  return (
    <IssuedLinkField
      link={link}
      words={`Give this link to that user in person and to no one else: whoever opens it chooses the password. It works once, until ${until}, and is not shown again.`}
    />
  );
}
