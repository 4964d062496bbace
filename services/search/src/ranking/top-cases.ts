/** The `limit` best of `count` cases by score, best first; equal scores by case number. */
export function topCases(
  cases: Uint32Array,
  scores: Float32Array | Float64Array,
  limit: number,
): Uint32Array {
  const order = Uint32Array.from({ length: cases.length }, (_, i) => i);
  const better = (a: number, b: number) => scores[b]! - scores[a]! || cases[a]! - cases[b]!;
  if (cases.length > limit * 4) return heapTop(order, better, limit).map((i) => cases[i]!);
  return order
    .sort(better)
    .subarray(0, limit)
    .map((i) => cases[i]!);
}

/** A bounded heap with the worst kept on top: one comparison for a case that is not good enough. */
function heapTop(
  order: Uint32Array,
  better: (a: number, b: number) => number,
  limit: number,
): Uint32Array {
  const heap = order.slice(0, limit);
  const sink = (from: number) => {
    for (let at = from; ; ) {
      let worst = at * 2 + 1;
      if (worst >= limit) return;
      if (worst + 1 < limit && better(heap[worst]!, heap[worst + 1]!) < 0) worst++;
      if (better(heap[at]!, heap[worst]!) >= 0) return;
      [heap[at], heap[worst]] = [heap[worst]!, heap[at]!];
      at = worst;
    }
  };
  for (let at = limit >> 1; at >= 0; at--) sink(at);
  for (let i = limit; i < order.length; i++) {
    if (better(order[i]!, heap[0]!) >= 0) continue;
    heap[0] = order[i]!;
    sink(0);
  }
  return heap.sort(better);
}
