import { queryClient } from './query-client';

describe('the cache', () => {
  it('keeps what nobody shows for five minutes, and tries nothing twice', () => {
    expect(queryClient.getDefaultOptions()).toMatchObject({
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 300_000,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    });
  });
});
