import { CATEGORIES, type HistoryEntry } from '@casewright/contracts';

export interface HistoryGroup {
  category: string;
  entries: HistoryEntry[];
}

/**
 * The entries by category: the specification's categories in its order, then unknown ones by
 * name. An entry without a category is case law. Entries keep their order.
 */
export function groupHistory(history: readonly HistoryEntry[]): HistoryGroup[] {
  const groups = new Map<string, HistoryEntry[]>();
  for (const entry of history) {
    const category = entry.category || 'case-law';
    groups.set(category, [...(groups.get(category) ?? []), entry]);
  }
  const unknown = [...groups.keys()].filter((key) => !CATEGORIES.some((known) => known === key));
  return [...CATEGORIES, ...unknown.sort()].flatMap((category) => {
    const entries = groups.get(category);
    return entries ? [{ category, entries }] : [];
  });
}
