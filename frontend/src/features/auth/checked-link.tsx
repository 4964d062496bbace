import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../shared/api/api-error';
import { FiguresFailed } from '../../shared/ui/administration';
import { LoadingLines } from '../../shared/ui/skeleton';
import { Instead } from './instead';

interface CheckedLinkProps<T> {
  /** Which link, and its token. */
  name: readonly [string, string];
  /** Asks the server. An answer with a code of a link that does not work is no passing failure. */
  look: () => Promise<T>;
  words: { loading: string; doesNotWork: string; couldNotBeLoaded: string; toLogin: string };
  children: (answer: T) => ReactNode;
}

const DOES_NOT_WORK = ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'];

/** Looks whether a link still works before anybody fills in its form. */
export function CheckedLink<T>({ name, look, words, children }: CheckedLinkProps<T>) {
  const { data, error, refetch } = useQuery({
    queryKey: ['link', ...name],
    queryFn: async () => ({ answer: await look() }),
    // What was said on opening stays: the form's own answer is the one that counts.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (data) return children(data.answer);
  if (!error) return <LoadingLines words={words.loading} widths={['w-full', 'w-2/3']} />;
  if (error instanceof ApiError && DOES_NOT_WORK.includes(error.code ?? '')) {
    return (
      <Instead title={words.doesNotWork} to="login" label={words.toLogin}>
        {error.serverMessage ?? words.couldNotBeLoaded}
      </Instead>
    );
  }
  return (
    <FiguresFailed
      title={words.doesNotWork}
      error={error}
      otherwise={words.couldNotBeLoaded}
      onRetry={() => void refetch()}
    />
  );
}
