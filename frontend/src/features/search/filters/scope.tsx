import type { FacetValue, SearchFilters } from '@casewright/contracts';
import { ChevronRight } from 'lucide-react';
import { Filters } from './filters';

interface ScopeProps {
  filters: SearchFilters;
  onChange: (filters: SearchFilters) => void;
}

/** What a search that is still to be asked looks through: the filters, before there are counts. */
export function Scope({ filters, onChange }: ScopeProps) {
  const count = Object.keys(filters).length;
  return (
    <details className="group mt-4">
      <summary className="inline-flex min-h-6 list-none items-center gap-1 rounded-sm text-sm text-accent-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        {count > 0 ? `Scope (${count})` : 'Scope'}
      </summary>
      <div className="mt-4 sm:[&>div]:grid-cols-2 sm:[&>div]:items-start">
        <Filters
          isTitled
          filters={filters}
          facets={{ jurisdictions: JURISDICTIONS, courts: COURTS, decades: [] }}
          sort="relevance"
          onChange={onChange}
        />
      </div>
    </details>
  );
}

// What a search can be limited to before an answer counts what there is: the places and the federal
// appellate courts, by the names and ids that the library has for them.

const PLACES =
  'United States,California,New York,Texas,Florida,Illinois,Alabama,Alaska,Arizona,Arkansas,Colorado,Connecticut,Delaware,Georgia,Hawaii,Idaho,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Utah,Vermont,Virginia,Washington,Washington D.C.,West Virginia,Wisconsin,Wyoming';

const CIRCUITS =
  'ca1 First,ca2 Second,ca3 Third,ca4 Fourth,ca5 Fifth,ca6 Sixth,ca7 Seventh,ca8 Eighth,ca9 Ninth,ca10 Tenth,ca11 Eleventh,cadc D.C.,cafc Federal';

/** A choice without a count. */
const choice = (value: string, label = value): FacetValue => ({ value, label, count: 0 });

export const JURISDICTIONS = PLACES.split(',').map((place) => choice(place));

export const COURTS = [
  choice('scotus', 'Supreme Court of the United States'),
  ...CIRCUITS.split(',').map((circuit) => {
    const [id, name] = circuit.split(' ');
    return choice(id!, `Court of Appeals for the ${name} Circuit`);
  }),
];
