import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { historyQuery, refreshHistory } from './history';

const entry = { id: 1, query: 'palimony', category: 'case-law', timestamp: '2026-01-01T00:00:00Z' };
const json = (value: unknown): Response =>
  new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json' } });

describe('refreshing the history', () => {
  const original = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = original;
  });

  it('does not believe a first reading that began before the entry was made', async () => {
    let answerFirst: (response: Response) => void = () => undefined;
    const first = new Promise<Response>((resolve) => {
      answerFirst = resolve;
    });
    globalThis.fetch = jest
      .fn<typeof fetch>()
      .mockReturnValueOnce(first)
      .mockResolvedValueOnce(json([entry]));
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const stop = new QueryObserver(client, historyQuery).subscribe(() => undefined);

    const refreshed = refreshHistory(client);
    answerFirst(json([]));
    await refreshed;

    expect(client.getQueryData(historyQuery.queryKey)).toEqual([entry]);
    stop();
    client.clear();
  });
});
