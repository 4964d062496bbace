import type { ReactNode } from 'react';
import { reasonOf } from '../api/api-error';
import { RetryAlert } from './inline-alert';
import { LoadingLines } from './skeleton';

export const couldNotBeLoaded = (what: string) =>
  `${what.charAt(0).toUpperCase()}${what.slice(1)} could not be loaded`;

export const loading = (what: string) => `Loading ${what}...`;

interface FetchFailedProps {
  query: { error: Error | null; refetch: () => unknown };
  /** What is fetched, as within a sentence: `your sessions`. */
  what: string;
  /** Said where it could not be and the server says nothing itself: what happened and what is safe. */
  otherwise?: string;
}

/** Why a query fetched nothing, and another try. */
export function FetchFailed({ query, what, otherwise }: FetchFailedProps) {
  const { error, refetch } = query;
  if (!error) return null;
  return (
    <RetryAlert title={couldNotBeLoaded(what)} className="mt-4" onRetry={() => void refetch()}>
      <p>
        {reasonOf(
          error,
          otherwise ??
            'Something went wrong on the server. What is stored there is safe. Try again in a moment.',
        )}
      </p>
    </RetryAlert>
  );
}

interface FetchedProps<T> extends FetchFailedProps {
  query: FetchFailedProps['query'] & { data: T };
  /** The shape of what comes: a class for each line. */
  shape?: readonly string[];
  /** Whether what is here stays although it could not be fetched again. */
  isKept?: boolean;
  children: (data: NonNullable<T>) => ReactNode;
}

/** What a query fetches; until then its shape, and otherwise why not. */
export function Fetched<T>(props: FetchedProps<T>) {
  const { query, what, shape = ['w-2/3', 'w-1/2'], isKept, children } = props;
  const { data, error } = query;
  if (error && !(isKept && data)) return <FetchFailed {...props} />;
  if (data) return children(data);
  return <LoadingLines words={loading(what)} widths={shape} />;
}
