import { type UserName, userNames } from '@casewright/contracts';
import type { Bus } from '@casewright/messaging';

/** A user as administrators see them; name and email are absent once the account is deleted. */
interface Person {
  id: number;
  name: string | null;
  email: string | null;
}

/** The names of users at the auth service, because other services know users only by id. */
export async function namesOf(bus: Bus, ids: readonly number[]): Promise<UserName[]> {
  const distinct = [...new Set(ids)];
  return distinct.length === 0 ? [] : bus.call(userNames, { ids: distinct });
}

/** The same for whoever looks them up one by one. */
export async function peopleOf(bus: Bus, ids: readonly number[]): Promise<(id: number) => Person> {
  const known = new Map((await namesOf(bus, ids)).map((user) => [user.id, user]));
  return (id) => known.get(id) ?? { id, name: null, email: null };
}
