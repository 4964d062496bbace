/** One value for each part of a filter; null lets everything pass. */
type FilterOf<P extends string> = { readonly [part in P]: string | null };

/** What an item has for a part of a filter: none, one or several values. */
type ValuesOf<T, P extends string> = (item: T, part: P) => readonly string[];

/** One choice of a filter with how many items it would leave. */
export interface FilterChoice<V extends string> {
  value: V;
  count: number;
}

/** The places in `items` that pass every part of the filter, ascending. */
export function placesThatPass<T, P extends string>(
  items: readonly T[],
  filter: FilterOf<P>,
  valuesOf: ValuesOf<T, P>,
): number[] {
  return items.flatMap((item, index) => (passes(item, filter, valuesOf) ? [index] : []));
}

/**
 * The values of one part of the filter in their order, counted among the items that pass its other
 * parts. One that no item has is left out.
 */
export function choicesAmong<T, P extends string, V extends string>(
  items: readonly T[],
  filter: FilterOf<P>,
  part: P,
  values: readonly V[],
  valuesOf: ValuesOf<T, P>,
): FilterChoice<V>[] {
  const others: FilterOf<P> = { ...filter, [part]: null };
  const present = new Set<string>(items.flatMap((item) => valuesOf(item, part)));
  const counts = new Map<string, number>();
  for (const item of items) {
    if (!passes(item, others, valuesOf)) continue;
    for (const value of new Set(valuesOf(item, part))) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return values
    .filter((value) => present.has(value))
    .map((value) => ({ value, count: counts.get(value) ?? 0 }));
}

function passes<T, P extends string>(
  item: T,
  filter: FilterOf<P>,
  valuesOf: ValuesOf<T, P>,
): boolean {
  return (Object.keys(filter) as P[]).every((part) => {
    const wanted = filter[part];
    return wanted === null || valuesOf(item, part).includes(wanted);
  });
}
