import type { Account, Role } from '@casewright/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { routeQuery } from '../../shared/api/queries';
import { useChange } from '../../shared/ui/use-change';
import type { UsersFilter } from './users-filters';
import type { Act } from './users-words';

/** What the server is asked for; whoever is only invited is on another list. */
export function queryOf({ status, ...filter }: UsersFilter) {
  return status && status !== 'invited' ? { ...filter, status } : filter;
}

/** A page of the accounts, fetched whenever it is shown: others change them too. */
export function accountsQuery(filter: UsersFilter, page: number) {
  return {
    ...routeQuery('GET /admin/users', { query: { ...queryOf(filter), page } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: filter.status !== 'invited',
  };
}

/** Who is invited, fetched whenever it is shown. */
export const invitationsQuery = { ...routeQuery('GET /admin/invitations'), staleTime: 0 };

export interface Order {
  act: Exclude<Act, 'password'>;
  account: Account;
  /** What a change of role makes of it. */
  role: Role;
}

/** Does something to an account, and fetches the list again. */
export const useAct = () => useChange(carryOut, { queryKey: ['GET /admin/users'] });

const ROUTES = {
  disable: 'POST /admin/users/:id/disable',
  enable: 'POST /admin/users/:id/enable',
  sessions: 'DELETE /admin/users/:id/sessions',
  factors: 'DELETE /admin/users/:id/second-factors',
  hold: 'POST /admin/users/:id/hold',
  lift: 'DELETE /admin/users/:id/hold',
  delete: 'DELETE /admin/users/:id',
} as const;

function carryOut({ act, account, role }: Order): Promise<unknown> {
  const params = { id: account.id };
  if (act === 'role') return call('PUT /admin/users/:id/role', { params, body: { role } });
  return call(ROUTES[act], { params });
}
