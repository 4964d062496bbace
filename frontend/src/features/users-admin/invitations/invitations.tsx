import type { Invitation } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/client';
import { dayOf } from '../../../shared/config/days';
import { lazyPart } from '../../../shared/loading/lazy-part';
import { ActRow } from '../../../shared/ui/act-row';
import { Button } from '../../../shared/ui/button';
import { Fetched } from '../../../shared/ui/fetched';
import { Section } from '../../../shared/ui/section';
import { useRemoval } from '../../../shared/ui/use-removal';
import * as texts from '../texts';
import type { UsersFilter } from '../users-filters';
import { invitationsQuery } from '../users-queries';
import { ROLE_WORDS } from '../users-words';

const until = (day: string) => `until ${day}`;

const expiredOn = (day: string) => `expired on ${day}`;

const InviteDialog = lazyPart(() => import('./invite-dialog'), 'InviteDialog');
const InviteListDialog = lazyPart(() => import('./invite-list-dialog'), 'InviteListDialog');

/** Who is invited and has no account yet. */
export function Invitations({ filter }: { filter: UsersFilter }) {
  const [open, setOpen] = useState<'one' | 'list' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section
      isRuled
      title="Invitations"
      description={texts.invitationsExplained}
      className="max-w-2xl"
    >
      <div className="mb-5 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setOpen('one')}>
          Invite someone
        </Button>
        <Button variant="secondary" onClick={() => setOpen('list')}>
          Invite a list
        </Button>
      </div>
      <Fetched
        isKept
        query={useQuery(invitationsQuery)}
        what="the invitations"
        otherwise="Something went wrong on the server. They still work."
        shape={['w-2/3']}
      >
        {(list) => <List {...list} filter={filter} />}
      </Fetched>
      {open === 'one' ? <InviteDialog onClose={close} /> : null}
      {open === 'list' ? <InviteListDialog onClose={close} /> : null}
    </Section>
  );
}

/** The whole list is here: it is not asked for again. Of other statuses, all are shown. */
function isLike({ email, role }: Invitation, { status, search = '', ...filter }: UsersFilter) {
  const words = search.toLowerCase().split(/\s+/);
  if (status !== 'invited') return true;
  return role === (filter.role ?? role) && words.every((word) => email.includes(word));
}

interface ListProps {
  filter: UsersFilter;
  invitations: Invitation[];
}

function List({ invitations, filter }: ListProps) {
  const shown = invitations.filter((invitation) => isLike(invitation, filter));
  if (invitations.length === 0) {
    return <p className="text-ink-soft">No invitation is waiting to be accepted.</p>;
  }
  if (shown.length === 0) {
    return <p className="text-ink-soft">No invitation matches.</p>;
  }
  return (
    <ul>
      {shown.map((invitation) => (
        <Row key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  );
}

function Row({ invitation }: { invitation: Invitation }) {
  const { id, email, role, invitedBy, expiresAt } = invitation;
  const revoke = useRemoval(
    () => call('DELETE /admin/invitations/:id', { params: { id } }),
    invitationsQuery,
    'The invitation was not revoked',
    () => ({ title: 'Invitation revoked', description: 'Its link no longer works.' }),
  );
  const facts = [
    ROLE_WORDS[role].name,
    invitedBy ? `invited by ${invitedBy}` : 'signed up, and must confirm the address',
    (new Date(expiresAt) > new Date() ? until : expiredOn)(dayOf(expiresAt)),
  ];
  return (
    <ActRow
      name={email}
      facts={facts.join(', ')}
      act="Revoke"
      actLabel={`Revoke the invitation of ${email}`}
      pendingText={revoke.isPending && 'Revoking...'}
      onAct={() => revoke.mutate()}
    />
  );
}
