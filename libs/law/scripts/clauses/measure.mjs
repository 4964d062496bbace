/** Counting: what was found, by category, against the labels. */
import { CLAUSE_CATEGORIES } from '@casewright/contracts';

export const overlaps = (one, other) => one.start < other.end && other.start < one.end;
const share = (part, whole) => (whole === 0 ? null : part / whole);
const f1 = (p, r) => (p && r ? (2 * p * r) / (p + r) : 0);

/** Figures of each category and of all, from `[{labels, clauses}]` for each contract. */
export function measure(judged) {
  const byCategory = {};
  const all = { labels: 0, recalled: 0, found: 0, right: 0, both: 0, has: 0, says: 0 };
  for (const category of CLAUSE_CATEGORIES) {
    const tally = { labels: 0, recalled: 0, found: 0, right: 0, both: 0, has: 0, says: 0 };
    for (const { labels, clauses } of judged) {
      const wanted = labels[category] ?? [];
      const found = clauses.filter((clause) => clause.category === category);
      tally.labels += wanted.length;
      tally.found += found.length;
      tally.recalled += wanted.filter((label) => found.some((it) => overlaps(it, label))).length;
      tally.right += found.filter((it) => wanted.some((label) => overlaps(it, label))).length;
      if (wanted.length > 0) tally.has++;
      if (found.length > 0) tally.says++;
      if (wanted.length > 0 && found.length > 0) tally.both++;
    }
    for (const key of Object.keys(all)) all[key] += tally[key];
    byCategory[category] = figures(tally);
  }
  return { all: figures(all), byCategory };
}

function figures(tally) {
  const precision = share(tally.right, tally.found);
  const recall = share(tally.recalled, tally.labels);
  const presencePrecision = share(tally.both, tally.says);
  const presenceRecall = share(tally.both, tally.has);
  return {
    contracts: tally.has,
    contractsFound: tally.says,
    labels: tally.labels,
    found: tally.found,
    recall,
    precision,
    presencePrecision,
    presenceRecall,
    presenceF1: f1(presencePrecision, presenceRecall),
  };
}
