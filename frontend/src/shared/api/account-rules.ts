import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './client';

/** What the specification asks of every password. */
const LEAST = { passwordMinLength: 6 };

function accountRulesQuery() {
  return queryOptions({
    queryKey: ['account-rules'],
    queryFn: ({ signal }) => call('GET /auth/rules', { signal }),
  });
}

/** What holds for new passwords here; the least until it is known. */
export function useAccountRules() {
  return useQuery(accountRulesQuery()).data ?? LEAST;
}

/** Said of the field for a new password. */
export function usePasswordHint(): string {
  return `At least ${useAccountRules().passwordMinLength} characters`;
}
