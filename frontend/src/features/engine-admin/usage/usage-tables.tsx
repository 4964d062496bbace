import type { EngineUsage } from '@casewright/contracts';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { taskName } from '../figures';
import { UsageTable } from './usage-table';

const USERS_AT_FIRST = 10;

/** The same requests, seen by task, by user and by model. */
export function UsageTables({ usage }: { usage: EngineUsage }) {
  const currency = usage.prices?.currency ?? null;
  return (
    <div className="grid gap-8">
      <UsageTable
        caption="By task"
        currency={currency}
        rows={usage.tasks.map(({ task, ...counts }) => ({
          id: task,
          label: taskName(task),
          counts,
        }))}
      />
      <Users usage={usage} currency={currency} />
      {usage.models.length > 1 ? (
        <UsageTable
          caption="By model"
          currency={currency}
          rows={usage.models.map(({ model, ...counts }) => ({ id: model, label: model, counts }))}
        />
      ) : null}
    </div>
  );
}

function Users({ usage, currency }: { usage: EngineUsage; currency: string | null }) {
  const [showsAll, setShowsAll] = useState(false);
  const { users, usersTotal } = usage;
  const shown = showsAll ? users : users.slice(0, USERS_AT_FIRST);
  const left = usersTotal - users.length;
  return (
    <div>
      <UsageTable
        caption="By user"
        currency={currency}
        rows={shown.map(({ userId, name, email, ...counts }) => ({
          id: String(userId),
          counts,
          label: name ?? `Deleted account (${userId})`,
          detail: email ?? undefined,
        }))}
      />
      {users.length > shown.length ? (
        <Button variant="link" className="mt-3" onClick={() => setShowsAll(true)}>
          {`Show all ${users.length} users`}
        </Button>
      ) : null}
      {left > 0 && users.length === shown.length ? (
        <p className="mt-3 text-sm text-ink-soft">{`And ${left} more, with fewer tokens.`}</p>
      ) : null}
    </div>
  );
}
