import { type UserName, userNames } from '@casewright/contracts';
import type { Bus } from '@casewright/messaging';

/** A user as administrators see them; name and email are absent once the account is deleted. */
interface Person {
  id: number;
  name: string | null;
  email: string | null;
}

/** Looks up names at the auth service, because other services know users only by id. */
export async function peopleOf(bus: Bus, ids: readonly number[]): Promise<(id: number) => Person> {
  const distinct = [...new Set(ids)];
  const names: UserName[] =
    distinct.length === 0 ? [] : await bus.call(userNames, { ids: distinct });
  const known = new Map(names.map((user) => [user.id, user]));
  return (id) => known.get(id) ?? { id, name: null, email: null };
}
