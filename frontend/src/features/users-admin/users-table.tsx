import type { Account } from '@casewright/contracts';
import { Ban, CircleCheck, Ellipsis, KeyRound, Scale } from 'lucide-react';
import { dayOf } from '../../shared/config/days';
import { useUser } from '../../shared/stores/session-store';
import { Badge } from '../../shared/ui/badge';
import { DropdownMenu, DropdownMenuItem } from '../../shared/ui/dropdown-menu';
import { IconButton } from '../../shared/ui/icon-button';
import { Table } from '../../shared/ui/table';
import { ACT_WORDS, type Act, actsFor, ROLE_WORDS } from './users-words';

interface UsersTableProps {
  accounts: readonly Account[];
  onAct: (account: Account, act: Act) => void;
}

/** Who, which role and state, and when. On small screens all of it is below the name. */
export function UsersTable({ accounts, onAct }: UsersTableProps) {
  return (
    <Table
      caption="Accounts, newest first"
      columns={[
        { label: 'User' },
        { label: 'Role', className: 'w-40 max-sm:hidden' },
        { label: 'Last login', className: 'w-32 max-md:hidden' },
        { label: 'Signed up', className: 'w-32 max-md:hidden' },
        { label: 'Actions', className: 'w-12', isHidden: true },
      ]}
    >
      {accounts.map((account) => (
        <Row key={account.id} account={account} onAct={onAct} />
      ))}
    </Table>
  );
}

function Row({ account, onAct }: { account: Account; onAct: UsersTableProps['onAct'] }) {
  const isOwn = useUser()?.id === account.id;
  return (
    <tr className="border-b border-rule align-top">
      <td className="py-row pr-4">
        <span className="font-medium wrap-anywhere">{account.name}</span>
        {isOwn ? <span className="text-ink-soft"> ({'you'})</span> : null}
        <span className="block text-xs text-ink-faint wrap-anywhere">{account.email}</span>
        {account.company ? (
          <span className="block text-xs text-ink-faint wrap-anywhere">{account.company}</span>
        ) : null}
        <div className="mt-1 sm:hidden">
          <RoleAndState account={account} />
        </div>
        <p className="mt-1 text-xs text-ink-soft md:hidden">
          Last login <Day at={account.lastLoginAt} />
        </p>
      </td>
      <td className="py-row pr-4 max-sm:hidden">
        <RoleAndState account={account} />
      </td>
      <td className="py-row pr-4 tabular-nums max-md:hidden">
        <Day at={account.lastLoginAt} />
      </td>
      <td className="py-row pr-4 tabular-nums max-md:hidden">
        <Day at={account.createdAt} />
      </td>
      <td className="py-row text-right">
        <DropdownMenu
          trigger={<IconButton icon={Ellipsis} label={`Actions for ${account.name}`} />}
        >
          {actsFor(account).map((act) => (
            <DropdownMenuItem key={act} onSelect={() => onAct(account, act)}>
              {ACT_WORDS[act].label}
            </DropdownMenuItem>
          ))}
        </DropdownMenu>
      </td>
    </tr>
  );
}

function RoleAndState({ account }: { account: Account }) {
  const { role, state, hasSecondFactor, isHeld } = account;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {ROLE_WORDS[role].name}
      {state === 'disabled' ? (
        <Badge tone="mismatch" icon={Ban}>
          Disabled
        </Badge>
      ) : (
        <Badge icon={CircleCheck}>Active</Badge>
      )}
      {hasSecondFactor ? <Badge icon={KeyRound}>Second step</Badge> : null}
      {isHeld ? <Badge icon={Scale}>Legal hold</Badge> : null}
    </div>
  );
}

function Day({ at }: { at: string | null }) {
  if (!at) return 'Not yet';
  return <time dateTime={at}>{dayOf(at)}</time>;
}
