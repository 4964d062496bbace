import type { SearchResponse } from '@casewright/contracts';
import { CancelledError, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { searchQuery } from '../api/search-query';
import { isBeyondReach, type SearchAddress } from '../search-address';

interface RunListeners {
  onAnswer: (answer: SearchResponse) => void;
  onFailure: (error: unknown) => void;
}

/**
 * Runs the search of the address on every navigation to it, even to the same one. Going back or
 * forward shows what was found before. A run that was navigated away from reports nothing.
 */
export function useRunOnNavigation(address: SearchAddress, listeners: RunListeners): void {
  const { key } = useLocation();
  const arrivedBy = useNavigationType();
  const client = useQueryClient();

  const run = useEffectEvent(async (isCurrent: () => boolean) => {
    const asked = searchQuery(address);
    const isReturn = arrivedBy === 'POP' && client.getQueryData(asked.queryKey) !== undefined;
    if (address.query === '' || isBeyondReach(address) || isReturn) return;
    try {
      const answer = await client.fetchQuery({ ...asked, staleTime: 0 });
      if (isCurrent()) listeners.onAnswer(answer);
    } catch (error) {
      if (isCurrent() && !(error instanceof CancelledError)) listeners.onFailure(error);
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is what runs a search
  useEffect(() => {
    let isCurrent = true;
    void run(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [key]);
}
