/** What labels count for: each feature's weight for some labels, and one label behind another. */
export interface Model {
  labels: number;
  /** Label and weight in turn, by hashed feature. */
  features: { get(feature: number): ArrayLike<number> | undefined };
  /** `[before * labels + label]`; the row behind the last label is that of the start. */
  transitions: ArrayLike<number>;
}

/** A label for each token, with its score. */
export interface Labeling {
  labels: number[];
  score: number;
}

function emissions(features: readonly Uint32Array[], model: Model): Float64Array[] {
  return features.map((own) => {
    const scores = new Float64Array(model.labels);
    for (const feature of own) {
      const pairs = model.features.get(feature);
      if (!pairs) continue;
      for (let at = 0; at < pairs.length; at += 2) scores[pairs[at]!]! += pairs[at + 1]!;
    }
    return scores;
  });
}

/** A way to a label: from which label before it, and by which of the ways to that. */
interface Way {
  score: number;
  before: number;
  rank: number;
}

/** The best ways to `label`, of all that lead there. */
function waysTo(label: number, ways: readonly Way[][], model: Model, most: number): Way[] {
  const best: Way[] = [];
  for (let before = 0; before < model.labels; before++) {
    const step = model.transitions[before * model.labels + label]!;
    const list = ways[before]!;
    for (let rank = 0; rank < list.length; rank++) {
      const score = list[rank]!.score + step;
      if (best.length === most && score <= best[most - 1]!.score) break;
      let at = Math.min(best.length, most - 1);
      for (; at > 0 && best[at - 1]!.score < score; at--) best[at] = best[at - 1]!;
      best[at] = { score, before, rank };
    }
  }
  return best;
}

/** The `most` best labelings, the best first (list Viterbi). */
export function decode(features: readonly Uint32Array[], model: Model, most: number): Labeling[] {
  const scores = emissions(features, model);
  const { labels } = model;
  const all: Way[][][] = [];
  for (let at = 0; at < scores.length; at++) {
    const column: Way[][] = [];
    for (let label = 0; label < labels; label++) {
      const ways =
        at === 0
          ? [{ score: model.transitions[labels * labels + label]!, before: -1, rank: 0 }]
          : waysTo(label, all[at - 1]!, model, most);
      for (const way of ways) way.score += scores[at]![label]!;
      column.push(ways);
    }
    all.push(column);
  }
  return lastWays(all, most).map(({ label, rank, score }) => ({
    score,
    labels: walkBack(all, label, rank),
  }));
}

function lastWays(all: readonly Way[][][], most: number) {
  return (all.at(-1) ?? [])
    .flatMap((ways, label) => ways.map(({ score }, rank) => ({ label, rank, score })))
    .sort((a, b) => b.score - a.score)
    .slice(0, most);
}

function walkBack(all: readonly Way[][][], label: number, rank: number): number[] {
  const labels: number[] = [];
  let [here, by] = [label, rank];
  for (let at = all.length - 1; at >= 0; at--) {
    labels.push(here);
    const way = all[at]![here]![by]!;
    [here, by] = [way.before, way.rank];
  }
  return labels.reverse();
}
