import type { Account } from '@casewright/contracts';
import { Ban, CircleCheck, Ellipsis, KeyRound, Scale } from 'lucide-react';
import { useUser } from '../../shared/stores/session-store';
import { Badge } from '../../shared/ui/badge';
import { ColumnHeading } from '../../shared/ui/column-heading';
import { DropdownMenu, DropdownMenuItem } from '../../shared/ui/dropdown-menu';
import { IconButton } from '../../shared/ui/icon-button';
import * as texts from './texts';
import { ACT_WORDS, type Act, actsFor, ROLE_WORDS } from './users-words';

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

interface UsersTableProps {
  accounts: readonly Account[];
  onAct: (account: Account, act: Act) => void;
}

/** Who, which role and state, and when. On small screens all of it is below the name. */
export function UsersTable({ accounts, onAct }: UsersTableProps) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{texts.accountsNewestFirst}</caption>
      <thead>
        <tr className="border-b border-ink text-left">
          <ColumnHeading>{texts.user}</ColumnHeading>
          <ColumnHeading className="w-40 max-sm:hidden">{texts.role}</ColumnHeading>
          <ColumnHeading className="w-32 max-md:hidden">{texts.lastLogin}</ColumnHeading>
          <ColumnHeading className="w-32 max-md:hidden">{texts.signedUp}</ColumnHeading>
          <ColumnHeading className="w-12">
            <span className="sr-only">{texts.actions}</span>
          </ColumnHeading>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <Row key={account.id} account={account} onAct={onAct} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ account, onAct }: { account: Account; onAct: UsersTableProps['onAct'] }) {
  const isOwn = useUser()?.id === account.id;
  return (
    <tr className="border-b border-rule align-top">
      <td className="py-row pr-4">
        <span className="font-medium wrap-anywhere">{account.name}</span>
        {isOwn ? <span className="text-ink-soft"> ({texts.you})</span> : null}
        <span className="block text-xs text-ink-faint wrap-anywhere">{account.email}</span>
        <div className="mt-1 sm:hidden">
          <RoleAndState account={account} />
        </div>
        <p className="mt-1 text-xs text-ink-soft md:hidden">
          {texts.lastLogin} <Day at={account.lastLoginAt} />
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
          trigger={<IconButton icon={Ellipsis} label={texts.actionsFor(account.name)} />}
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
          {texts.disabled}
        </Badge>
      ) : (
        <Badge icon={CircleCheck}>{texts.active}</Badge>
      )}
      {hasSecondFactor ? <Badge icon={KeyRound}>{texts.secondStep}</Badge> : null}
      {isHeld ? <Badge icon={Scale}>{texts.legalHold}</Badge> : null}
    </div>
  );
}

function Day({ at }: { at: string | null }) {
  if (!at) return texts.notYet;
  return <time dateTime={at}>{dayFormat.format(new Date(at))}</time>;
}
