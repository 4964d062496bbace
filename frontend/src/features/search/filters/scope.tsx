import type { SearchFilters } from '@casewright/contracts';
import { ChevronRight } from 'lucide-react';
import { Filters } from './filters';
import { COURTS, JURISDICTIONS } from './known-courts';
import * as texts from './texts';

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
        {count > 0 ? texts.scopeOf(count) : texts.scope}
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
