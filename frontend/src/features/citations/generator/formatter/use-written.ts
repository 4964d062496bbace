import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { type Generation, isChanged } from '../generator-state';
import {
  type Formatter,
  type WrittenCitation,
  writtenByServer,
  writtenHere,
} from './written-citation';

export interface FormatterState {
  /** Fetches the formatter before the first change, so that the change shows at once. */
  prepare: () => void;
  /** Changes wait for the formatter. */
  isAwaited: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** The citation as generated, or with the user's changes as soon as the formatter is here. */
export function useWritten(generation: Generation): {
  written: WrittenCitation;
  /** Whether it has all changes: it may follow the fields a moment later. */
  isCurrent: boolean;
  formatter: FormatterState;
} {
  const [isPrepared, setIsPrepared] = useState(false);
  const changed = isChanged(generation.changes);
  const { data: format, isError, isFetching, refetch } = useFormatter(isPrepared || changed);
  // Typing stays quick: the citation may follow a moment later.
  const shown = useDeferredValue(generation);
  const written = useMemo(
    () =>
      format && isChanged(shown.changes)
        ? writtenHere(format, shown)
        : writtenByServer(shown.answer),
    [format, shown],
  );
  return {
    written,
    isCurrent: shown === generation && (!changed || format !== undefined),
    formatter: {
      prepare: () => setIsPrepared(true),
      isAwaited: changed && !format && isFetching,
      hasFailed: changed && isError && !isFetching,
      retry: () => void refetch(),
    },
  };
}

/** Fetches the formatter once it is wanted: with its tables of courts it outweighs the screen. */
function useFormatter(isWanted: boolean) {
  return useQuery({
    queryKey: ['citation-formatter'],
    queryFn: async (): Promise<Formatter> => {
      const { formatCitation } = await import('@casewright/law/citations/format');
      return formatCitation;
    },
    gcTime: Number.POSITIVE_INFINITY,
    enabled: isWanted,
  });
}
