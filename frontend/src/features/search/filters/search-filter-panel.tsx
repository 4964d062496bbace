import type { SearchFacets, SearchResponse } from '@casewright/contracts';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useMediaQuery } from '../../../shared/hooks/use-media-query';
import { Button } from '../../../shared/ui/button';
import { Sheet } from '../../../shared/ui/sheet';
import type { Search } from '../run/use-search';
import { Filters } from './filters';
import * as texts from './texts';

/** The filters of a search: a column on wide screens, behind a button on small ones. */
export function SearchFilterPanel({ search }: { search: Search }) {
  const isWide = useMediaQuery('(min-width: 64rem)');
  const facets = useLastFacets(search.answer, search.address.query);
  const isNarrowed = Object.keys(search.address.filters).length > 0;
  if (!facets && !isNarrowed) return isWide ? <div /> : null;
  return isWide ? (
    <section aria-label={texts.filters} className="lg:col-start-1 lg:row-start-1">
      <Filters
        filters={search.address.filters}
        facets={facets}
        sort={search.address.sort}
        onChange={toTurn(search)}
      />
    </section>
  ) : (
    <FilterSheet search={search} facets={facets} />
  );
}

function FilterSheet({ search, facets }: { search: Search; facets: SearchFacets | undefined }) {
  const [open, setOpen] = useState(false);
  const count = Object.keys(search.address.filters).length;
  return (
    <div className="-mb-8">
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden className="size-4" />
        {texts.filters}
        {count > 0 ? ` (${count})` : ''}
      </Button>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title={texts.filters}
        side="right"
        className="w-[20rem]"
      >
        <div className="p-5">
          <Filters
            isTitled
            filters={search.address.filters}
            facets={facets}
            sort={search.address.sort}
            onChange={toTurn(search)}
          />
          <Button className="mt-6 w-full" onClick={() => setOpen(false)}>
            {texts.showResults}
          </Button>
        </div>
      </Sheet>
    </div>
  );
}

const toTurn = (search: Search) => (filters: Search['address']['filters']) =>
  search.turn({ filters });

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
