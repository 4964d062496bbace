/**
 * Leaves one record of each decision that several sources have: the one that stands for it where it
 * is among the cases, else the first.
 *
 * @param leaders the record that stands for each case's decision, by case number; 0: it is alone
 */
export function oneRecordEach(cases: Uint32Array, leaders: Uint32Array): Uint32Array {
  const shown = new Map<number, number>();
  for (let i = 0; i < cases.length; i++) {
    const doc = cases[i]!;
    const leader = leaders[doc]!;
    if (leader !== 0 && (doc === leader || !shown.has(leader))) shown.set(leader, doc);
  }
  if (shown.size === 0) return cases;
  return cases.filter((doc) => leaders[doc] === 0 || shown.get(leaders[doc]!) === doc);
}
