import type { Account, IssuedLink, Role } from '@casewright/contracts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { fetchAgain } from '../../shared/api/fetch-again';
import type { Act } from './users-words';

const KEY = 'accounts';

/** A page of the accounts, fetched whenever it is shown: others change them too. */
export function accountsQuery(search: string, page: number) {
  return queryOptions({
    queryKey: [KEY, search, page],
    queryFn: ({ signal }) =>
      call('GET /admin/users', { query: { ...(search ? { search } : {}), page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export interface Order {
  act: Exclude<Act, 'password'>;
  account: Account;
  /** What a change of role makes of it. */
  role: Role;
}

/** Makes a link by which the user of an account chooses a new password. */
export function usePasswordLink() {
  return useMutation({
    mutationFn: (id: number): Promise<IssuedLink> =>
      call('POST /admin/users/:id/reset-link', { params: { id } }),
  });
}

/** Does something to an account, and fetches the list again. */
export function useAct({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: carryOut,
    async onSuccess() {
      await fetchAgain(client, [KEY]);
      onDone();
    },
  });
}

function carryOut({ act, account, role }: Order): Promise<unknown> {
  const params = { id: account.id };
  switch (act) {
    case 'role':
      return call('PUT /admin/users/:id/role', { params, body: { role } });
    case 'disable':
      return call('POST /admin/users/:id/disable', { params });
    case 'enable':
      return call('POST /admin/users/:id/enable', { params });
    case 'sessions':
      return call('DELETE /admin/users/:id/sessions', { params });
    case 'factors':
      return call('DELETE /admin/users/:id/second-factors', { params });
    case 'hold':
      return call('POST /admin/users/:id/hold', { params });
    case 'lift':
      return call('DELETE /admin/users/:id/hold', { params });
    case 'delete':
      return call('DELETE /admin/users/:id', { params });
  }
}
