import type { Account, IssuedLink } from '@casewright/contracts';
import { FailureLine, reasonOf } from '../../shared/ui/administration';
import { ActionDialog } from '../../shared/ui/dialog';
import { IssuedLinkField } from './issued-link';
import * as texts from './texts';
import { usePasswordLink } from './users-queries';
import { ACT_WORDS } from './users-words';

const timeFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Makes a link to a new password, and shows it this once, unless it was mailed. */
export function PasswordLink({ account, onClose }: { account: Account; onClose: () => void }) {
  const { mutate, isPending, error, data } = usePasswordLink();
  const { label, title, follows } = ACT_WORDS.password;
  return (
    <ActionDialog
      title={data ? texts.passwordLinkOf(account.name) : title(account.name)}
      description={data ? undefined : follows}
      act={label}
      pendingText={isPending && texts.makingLink}
      onAct={() => mutate(account.id)}
      isDone={Boolean(data)}
      onClose={onClose}
    >
      <div className="grid gap-4 text-sm">
        <p className="wrap-anywhere">{account.email}</p>
        <div role="status">
          {error ? <FailureLine>{reasonOf(error, texts.itCouldNotBeDone)}</FailureLine> : null}
          {data ? <Made {...data} /> : null}
        </div>
      </div>
    </ActionDialog>
  );
}

function Made({ link, mailedTo, expiresAt }: IssuedLink) {
  const until = timeFormat.format(new Date(expiresAt));
  if (link === null) {
    return <p className="wrap-anywhere">{texts.linkWasMailed(mailedTo ?? '', until)}</p>;
  }
  return <IssuedLinkField link={link} words={texts.handLinkOver(until)} />;
}
