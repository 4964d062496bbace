import { partyPlaceholders, SHARED_PLACEHOLDERS } from '../content/shared/shared-placeholders.js';
import type { ClauseSource, PlaceholderSource, TemplateSource } from '../source/template-source.js';

/** All placeholders that a template may print with these clauses; its own go before shared ones. */
export function placeholdersOf(
  source: TemplateSource,
  clauses: readonly ClauseSource[],
): Map<string, PlaceholderSource> {
  const all = [
    ...SHARED_PLACEHOLDERS,
    ...source.parties.flatMap(({ role, label }) => partyPlaceholders(role, label)),
    ...clauses.flatMap(({ placeholders }) => placeholders),
    ...source.placeholders,
  ];
  return new Map(all.map((placeholder) => [placeholder.name, placeholder]));
}
