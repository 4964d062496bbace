import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Fetches again what a change has made old. A first fetch still under way may predate the change, and
 * an invalidation alone would wait for it and trust it.
 */
export async function fetchAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}
