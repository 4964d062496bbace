import type { Invitation } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { FiguresFailed, reasonOf } from '../../../shared/ui/administration';
import { Button } from '../../../shared/ui/button';
import { LoadingLines } from '../../../shared/ui/skeleton';
import { toast, toastFailure } from '../../../shared/ui/toast-store';
import * as texts from '../texts';
import { ROLE_WORDS } from '../users-words';
import { invitationsQuery, useRevoke } from './invitations-queries';
import { InviteDialog } from './invite-dialog';

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** Who is invited and has no account yet. */
export function Invitations() {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useQuery(invitationsQuery());
  return (
    <section aria-labelledby={id} className="max-w-2xl">
      <h2 ref={heading} id={id} tabIndex={-1} className="border-b border-ink pb-2 text-xl">
        {texts.invitations}
      </h2>
      <p className="mt-4 text-ink-soft">{texts.invitationsExplained}</p>
      {data ? <List {...data} onGone={() => heading.current?.focus()} /> : null}
      {data || error ? null : (
        <LoadingLines words={texts.loadingInvitations} widths={['w-2/3']} className="py-4" />
      )}
      {error && !data ? (
        <div className="mt-4">
          <FiguresFailed
            title={texts.invitationsCouldNotBeLoaded}
            error={error}
            otherwise={texts.invitationsStillWork}
            onRetry={() => void refetch()}
          />
        </div>
      ) : null}
      <Button variant="secondary" className="mt-5" onClick={() => setOpen(true)}>
        {texts.invite}
      </Button>
      {isOpen ? <InviteDialog onClose={() => setOpen(false)} /> : null}
    </section>
  );
}

interface ListProps {
  invitations: Invitation[];
  /** The button that was pressed is gone, and the focus with it. */
  onGone: () => void;
}

function List({ invitations, onGone }: ListProps) {
  if (invitations.length === 0) {
    return <p className="mt-4 text-ink-soft">{texts.nobodyIsInvited}</p>;
  }
  return (
    <ul className="mt-2">
      {invitations.map((invitation) => (
        <Row key={invitation.id} invitation={invitation} onGone={onGone} />
      ))}
    </ul>
  );
}

function Row({ invitation, onGone }: { invitation: Invitation; onGone: () => void }) {
  const { id, email, role, invitedBy, expiresAt } = invitation;
  const revoke = useRevoke();
  const revokeIt = () =>
    revoke.mutate(id, {
      onSuccess: () => {
        toast({ title: texts.invitationRevoked, description: texts.linkWorksNoLonger });
        onGone();
      },
      onError: (error) =>
        toastFailure(texts.invitationNotRevoked, reasonOf(error, texts.invitationNotRevoked)),
    });
  const end = new Date(expiresAt);
  const facts = [
    ROLE_WORDS[role].name,
    invitedBy ? texts.invitedBy(invitedBy) : texts.askedForIt,
    (end > new Date() ? texts.until : texts.expiredOn)(dayFormat.format(end)),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-rule py-row">
      <p className="min-w-0 flex-1">
        <span className="font-medium wrap-anywhere">{email}</span>
        <span className="block text-sm text-ink-soft tabular-nums">{facts.join(', ')}</span>
      </p>
      <Button
        variant="secondary"
        size="sm"
        aria-label={texts.revokeFor(email)}
        pendingText={revoke.isPending && texts.revoking}
        onClick={revokeIt}
      >
        {texts.revoke}
      </Button>
    </li>
  );
}
