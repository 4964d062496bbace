import type { SearchFacets, SearchFilters } from '@casewright/contracts';
import { Button } from '../../../shared/ui/button';
import type { Sort } from '../search-address';
import { DateRange } from './date-range';
import { decadeOf, decadeRange, withoutEmpty } from './decades';
import { FacetGroup } from './facet-group';
import { reachOfCounts } from './texts';

export interface FiltersProps {
  filters: SearchFilters;
  /** Absent until the first answer is there. */
  facets: SearchFacets | undefined;
  sort: Sort;
  onChange: (filters: SearchFilters) => void;
  /** Whether what surrounds the filters has their heading already. */
  isTitled?: boolean;
}

/** Jurisdiction, court and date, each with how many matches it leaves. */
export function Filters({ filters, facets, sort, onChange, isTitled = false }: FiltersProps) {
  const change = (part: Partial<Record<keyof SearchFilters, string | undefined>>) =>
    onChange(withoutEmpty({ ...filters, ...part }));
  const isNarrowed = Object.keys(filters).length > 0;
  return (
    <div className="grid gap-6">
      {isTitled && !isNarrowed ? null : (
        <div className="flex min-h-8 items-center justify-between border-b border-ink pb-2">
          {isTitled ? null : <h2 className="text-lg">Filters</h2>}
          {isNarrowed ? (
            <Button variant="link" onClick={() => onChange({})}>
              Clear filters
            </Button>
          ) : null}
        </div>
      )}
      {isNarrowed && facets?.phraseReach ? (
        <p className="text-sm text-ink-soft">{reachOfCounts(facets.phraseReach, sort)}</p>
      ) : null}
      <label className="flex min-h-7 items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={filters.standing === 'good'}
          onChange={({ target }) => change({ standing: target.checked ? 'good' : undefined })}
        />
        Hide what is no longer good law
      </label>
      <FacetGroup
        title="Jurisdiction"
        values={facets?.jurisdictions ?? []}
        chosen={filters.jurisdiction}
        onChoose={(jurisdiction) => change({ jurisdiction })}
      />
      <FacetGroup
        title="Court"
        values={facets?.courts ?? []}
        chosen={filters.court}
        onChoose={(court) => change({ court })}
      />
      <FacetGroup
        title="Decade"
        values={facets?.decades ?? []}
        chosen={decadeOf(filters)}
        onChoose={(decade) => change(decadeRange(decade))}
      />
      <DateRange key={`${filters.from} ${filters.to}`} filters={filters} onChange={change} />
    </div>
  );
}
