import { useQuery } from '@tanstack/react-query';
import { routeQuery } from './queries';

/** What the specification asks of every password. */
const LEAST = 6;

export const accountRulesQuery = routeQuery('GET /auth/rules');

/** Said of the field for a new password; the least until it is known. */
export function usePasswordHint(): string {
  const { data } = useQuery(accountRulesQuery);
  return `At least ${data?.passwordMinLength ?? LEAST} characters`;
}
