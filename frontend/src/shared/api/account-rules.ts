import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './client';

/** What the specification asks of every password. */
const LEAST = 6;

export function accountRulesQuery() {
  return queryOptions({
    queryKey: ['account-rules'],
    queryFn: ({ signal }) => call('GET /auth/rules', { signal }),
  });
}

/** Said of the field for a new password; the least until it is known. */
export function usePasswordHint(): string {
  const { data } = useQuery(accountRulesQuery());
  return `At least ${data?.passwordMinLength ?? LEAST} characters`;
}
