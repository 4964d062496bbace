import type { Jurisdiction } from '../jurisdictions.js';
import type { Facts } from '../source/condition.js';
import type {
  ClauseSource,
  PlaceholderSource,
  TemplateSource,
  Value,
} from '../source/template-source.js';

/** Everything that decides the words of one draft. */
export interface Scope {
  source: TemplateSource;
  jurisdiction: Jurisdiction | null;
  facts: Facts;
  /** Inserted from the clause library, in the library's order. */
  clauses: readonly ClauseSource[];
  /** All that the draft may print, by name: the template's own, its parties' and its clauses'. */
  placeholders: ReadonlyMap<string, PlaceholderSource>;
  values: ReadonlyMap<string, Value>;
}
