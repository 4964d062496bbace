/** Index of the first item that is reached, where all after it are too; the length where none is. */
export function firstReached<T>(list: readonly T[], isReached: (item: T) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isReached(list[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}
