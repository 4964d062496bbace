import type { SearchFilters, SearchResponse } from '@casewright/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { refreshHistory } from '../../../shared/api/history';
import { keepResults } from '../../../shared/drafts/draft-store';
import { announce } from '../../../shared/ui/live-region';
import { toast } from '../../../shared/ui/toast-store';
import { describeSearchFailure } from '../api/search-failure';
import { searchQuery } from '../api/search-query';
import { POINTS_PER_SEARCH } from '../query/search-points';
import {
  isBeyondReach,
  parseSearchAddress,
  type SearchAddress,
  searchAddressHref,
} from '../search-address';
import { countOfCases } from '../texts';
import { useRunOnNavigation } from './use-run-on-navigation';

const NO_RESULTS = {
  title: 'No Results Found',
  description: 'Try refining your search terms for better results.',
};

const POINTS_EARNED = {
  title: 'Search Points Earned! 🎉',
  description: `You earned ${POINTS_PER_SEARCH} points for this legal research.`,
};

/** Left in the history entry of a page, an order or a filter: no new search, no points. */
interface TurnState {
  isTurn: true;
}

/** The search that the address asks for, its outcome, and the points of this visit. */
export function useSearch() {
  const [params] = useSearchParams();
  const { key, state, pathname, search } = useLocation();
  const client = useQueryClient();
  const [points, setPoints] = useState(0);
  const address = parseSearchAddress(params);
  const isAsked = address.query !== '';
  const isTurn = Boolean((state as Partial<TurnState> | null)?.isTurn);
  const outcome = useQuery({ ...searchQuery(address), enabled: false });
  useEffect(() => {
    if (isAsked) keepResults(pathname + search);
  }, [isAsked, pathname, search]);

  useRunOnNavigation(address, {
    onAnswer(answer: SearchResponse) {
      void refreshHistory(client);
      announce(countOfCases(answer.total));
      if (answer.cases.length === 0) return toast(NO_RESULTS);
      if (isTurn) return;
      setPoints((before) => before + POINTS_PER_SEARCH);
      toast(POINTS_EARNED);
    },
    onFailure: (error) => toast({ ...describeSearchFailure(error), variant: 'destructive' }),
  });

  return {
    /** Another value for each navigation. */
    visit: key,
    address,
    points,
    isAsked,
    isTurn,
    isRunning: isAsked && !isBeyondReach(address) && (outcome.isFetching || outcome.isPending),
    answer: outcome.data,
    error: outcome.error,
    ...useSearchNavigation(address),
  };
}
export type Search = ReturnType<typeof useSearch>;

function useSearchNavigation(address: SearchAddress) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return {
    /**
     * Runs `query` from its first page, in the order chosen before. Another one is narrowed only by
     * a scope that was set for it.
     */
    ask(query: string, scope: SearchFilters = {}) {
      const filters = query === address.query ? address.filters : scope;
      const { as: _, isVerbatim: __, ...asAsked } = address;
      const href = searchAddressHref({ ...asAsked, query, page: 1, filters });
      // As a browser does with a link to the page it shows: no second entry to go back through.
      void navigate(href, { replace: href === pathname + search });
    },
    /** Searches by what a model read in the query; without it, by the query itself again. */
    read(as?: string) {
      const { as: _, ...asAsked } = address;
      const change = as === undefined ? asAsked : { ...asAsked, as };
      const state: TurnState = { isTurn: true };
      void navigate(searchAddressHref({ ...change, page: 1 }), { state });
    },
    /**
     * Shows another page, another order, or a narrower part of the same search. Rendered at once,
     * so that a second choice starts from the first (see `useFilters`).
     */
    turn(change: Partial<Omit<SearchAddress, 'query'>>) {
      const state: TurnState = { isTurn: true };
      void navigate(searchAddressHref({ ...address, page: 1, ...change }), {
        state,
        flushSync: true,
      });
    },
  };
}
