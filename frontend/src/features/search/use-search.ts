import type { SearchResponse } from '@casewright/contracts';
import { CancelledError, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { historyQuery } from '../../shared/api/history';
import { announce } from '../../shared/ui/live-region';
import { toast } from '../../shared/ui/toast-store';
import {
  parseSearchAddress,
  type SearchAddress,
  searchAddressHref,
} from './address/search-address';
import { describeSearchFailure } from './api/search-failure';
import { searchQuery } from './api/search-query';
import { POINTS_PER_SEARCH } from './points/points';
import { countOfCases } from './results/count-of-cases';

/** Left in the history entry of a further page or another order: no new search, no points. */
interface TurnState {
  isTurn: true;
}

/**
 * The search that the address asks for. Every navigation to an address with a query runs it, the
 * same query again too; going back or forward shows what was found before.
 */
export function useSearch() {
  const [params] = useSearchParams();
  const { key, state } = useLocation();
  const arrivedBy = useNavigationType();
  const client = useQueryClient();
  const [points, setPoints] = useState(0);
  const address = parseSearchAddress(params);
  const isAsked = address.query !== '';
  const isTurn = Boolean((state as Partial<TurnState> | null)?.isTurn);
  const outcome = useQuery({ ...searchQuery(address), enabled: false });

  const succeed = (answer: SearchResponse) => {
    void client.invalidateQueries(historyQuery());
    announce(countOfCases(answer.total));
    if (answer.cases.length === 0) return toast(NO_RESULTS);
    if (isTurn) return;
    setPoints((before) => before + POINTS_PER_SEARCH);
    toast(POINTS_EARNED);
  };
  const run = useEffectEvent((isCurrent: () => boolean) => {
    const asked = searchQuery(address);
    const isReturn = arrivedBy === 'POP' && client.getQueryData(asked.queryKey) !== undefined;
    if (!isAsked || isReturn) return;
    client.fetchQuery({ ...asked, staleTime: 0 }).then(
      (answer) => {
        if (isCurrent()) succeed(answer);
      },
      (error: unknown) => {
        if (!isCurrent() || error instanceof CancelledError) return;
        toast({ ...describeSearchFailure(error), variant: 'destructive' });
      },
    );
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is what runs a search
  useEffect(() => {
    let isCurrent = true;
    run(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [key]);

  return {
    /** Another value for each navigation. */
    visit: key,
    address,
    points,
    isAsked,
    isTurn,
    isRunning: isAsked && (outcome.isFetching || outcome.isPending),
    answer: outcome.data,
    error: outcome.error,
    ...useSearchNavigation(address),
  };
}

const NO_RESULTS = {
  title: 'No Results Found',
  description: 'Try refining your search terms for better results.',
};

const POINTS_EARNED = {
  title: 'Search Points Earned! 🎉',
  description: 'You earned 10 points for this legal research.',
};

function useSearchNavigation(address: SearchAddress) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return {
    /** Runs `query` from its first page, in the order chosen before. */
    ask(query: string) {
      const href = searchAddressHref({ ...address, query, page: 1 });
      // As a browser does with a link to the page it shows: no second entry to go back through.
      void navigate(href, { replace: href === pathname + search });
    },
    /** Shows another page, or another order, of the same search. */
    turn(change: Partial<Omit<SearchAddress, 'query'>>) {
      const state: TurnState = { isTurn: true };
      void navigate(searchAddressHref({ ...address, page: 1, ...change }), { state });
    },
  };
}
