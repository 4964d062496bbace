/** The cut-off of recall and nDCG. */
const DEPTH = 10;

/** Means over queries of recall@10, reciprocal rank (within 100), nDCG@10, and a hit in the top three. */
export function measure(results) {
  const sums = { recall: 0, mrr: 0, ndcg: 0, top3: 0 };
  for (const { relevant, found } of results) {
    const wanted = new Set(relevant);
    const top = found.slice(0, DEPTH);
    sums.recall += top.filter((id) => wanted.has(id)).length / wanted.size;
    const first = found.findIndex((id) => wanted.has(id));
    if (first >= 0) sums.mrr += 1 / (first + 1);
    if (first >= 0 && first < 3) sums.top3++;
    const gain = top.reduce((sum, id, i) => sum + (wanted.has(id) ? 1 / Math.log2(i + 2) : 0), 0);
    let ideal = 0;
    for (let i = 0; i < Math.min(DEPTH, wanted.size); i++) ideal += 1 / Math.log2(i + 2);
    sums.ndcg += gain / ideal;
  }
  const n = Math.max(1, results.length);
  return {
    recall: sums.recall / n,
    mrr: sums.mrr / n,
    ndcg: sums.ndcg / n,
    top3: sums.top3 / n,
    queries: results.length,
  };
}
