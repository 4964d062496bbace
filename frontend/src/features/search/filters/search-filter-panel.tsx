import type { SearchFacets, SearchFilters, SearchResponse } from '@casewright/contracts';
import { useState } from 'react';
import { useMediaQuery } from '../../../shared/hooks/use-media-query';
import { lazyPart } from '../../../shared/loading/lazy-part';
import type { Search } from '../run/use-search';

const loadFilters = () => import('./filters');
// On its way before there is anything to filter: what is below would move when it comes.
void loadFilters().catch(() => undefined);
const Filters = lazyPart(loadFilters, 'Filters');
const FilterSheet = lazyPart(() => import('./filter-sheet'), 'FilterSheet');

interface SearchFilterPanelProps {
  search: Search;
  /** Beside the results, on wide screens; or above them behind a button, on small ones. */
  place: 'beside' | 'above';
}

/** The filters of a search, where it has them on this screen. */
export function SearchFilterPanel({ search, place }: SearchFilterPanelProps) {
  const isWide = useMediaQuery('(min-width: 64rem)');
  const facets = useLastFacets(search.answer, search.address.query);
  const isNarrowed = Object.keys(search.address.filters).length > 0;
  // What nothing was found in cannot be narrowed; where the filters are the cause, they stay.
  const isVain = search.answer?.cases.length === 0 && !search.isRunning;
  if (isWide !== (place === 'beside')) return null;
  if (!isNarrowed && (isVain || !facets)) return isWide ? <div /> : null;
  const { filters, sort } = search.address;
  const props = {
    filters,
    facets,
    sort,
    onChange: (next: SearchFilters) => search.turn({ filters: next }),
  };
  return isWide ? (
    <section data-no-print aria-label="Filters" className="lg:col-start-1 lg:row-start-1">
      <Filters {...props} />
    </section>
  ) : (
    <div className="absolute top-1 right-0 md:top-3">
      <FilterSheet {...props} />
    </div>
  );
}

/** The counts of a search; while a narrower part is fetched, those from before stay. */
function useLastFacets(
  answer: SearchResponse | undefined,
  query: string,
): SearchFacets | undefined {
  const [last, setLast] = useState<{ query: string; facets: SearchFacets }>();
  if (answer?.facets && answer.facets !== last?.facets) {
    setLast({ query, facets: answer.facets });
    return answer.facets;
  }
  return last?.query === query ? last.facets : undefined;
}
