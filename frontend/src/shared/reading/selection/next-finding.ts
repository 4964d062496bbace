/**
 * The listed place after `from`, or with -1 before it, round at the ends; the first or the last
 * one from nowhere. `from` itself need not be listed. Null when nothing is.
 */
export function nextFinding(
  listed: readonly number[],
  from: number | null,
  by: 1 | -1,
): number | null {
  const [first] = listed;
  const last = listed.at(-1);
  if (first === undefined || last === undefined) return null;
  if (by === 1) return listed.find((index) => from === null || index > from) ?? first;
  return listed.findLast((index) => from !== null && index < from) ?? last;
}
