import type { Account, Role } from '@casewright/contracts';
import { useState } from 'react';
import { ActionDialog } from '../../shared/ui/dialog';
import { SelectField } from '../../shared/ui/select-field';
import * as texts from './texts';
import { type Order, useAct } from './users-queries';
import { ACT_WORDS, ROLE_OPTIONS } from './users-words';

interface ActDialogProps {
  account: Account;
  act: Order['act'];
  onClose: () => void;
}

/** Says what follows from something before it is done to an account. */
export function ActDialog({ account, act, onClose }: ActDialogProps) {
  const [role, setRole] = useState<Role>(account.role);
  const { mutate, isPending, error } = useAct();
  const { label, title, follows, kept } = ACT_WORDS[act];
  return (
    <ActionDialog
      title={title(account.name)}
      description={follows}
      act={label}
      pendingText={isPending && 'Saving...'}
      disabled={act === 'role' && role === account.role}
      onAct={() => mutate({ act, account, role }, { onSuccess: onClose })}
      error={error}
      failed={texts.itCouldNotBeDone}
      onClose={onClose}
    >
      <div className="grid gap-4 text-sm">
        <p className="wrap-anywhere">{account.email}</p>
        {kept ? <p>{kept}</p> : null}
        {act === 'role' ? (
          <SelectField label="Role" value={role} options={ROLE_OPTIONS} onChoose={setRole} />
        ) : null}
      </div>
    </ActionDialog>
  );
}
