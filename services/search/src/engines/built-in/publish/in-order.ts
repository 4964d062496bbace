/**
 * The results of `work` in the order of `items`, some of which are worked on at once.
 *
 * @throws what `work` threw, when the turn of its item has come
 */
export async function* inOrder<Item, Result>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const underway: Promise<Result>[] = [];
  for (const item of items) {
    if (underway.length === atOnce) yield await underway.shift()!;
    const result = work(item);
    // A failure shows when its turn comes; until then it must not count as unhandled.
    result.catch(() => undefined);
    underway.push(result);
  }
  for (const result of underway) yield await result;
}
