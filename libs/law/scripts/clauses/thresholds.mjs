/** Thresholds of each category, from what the model says of contracts that it has not seen. */
import { BODY_CATEGORIES } from '../../dist/reading/contracts/clauses/cues/cues.js';
import { selectClauses } from '../../dist/reading/contracts/clauses/model/select-clauses.js';
import { overlaps } from './measure.mjs';

const PRESENT = [0.12, 0.16, 0.2, 0.25, 0.3];
const SHARES = [0.25, 0.4, 0.6, 0.8];
/** A clause too many costs this much of a clause that is found: the more, the fewer are shown. */
const COST_OF_WRONG = 0.34;
/**
 * What all categories would have, and how much a category must gain to depart from it: those with
 * few clauses stay near.
 */
const USUAL = { present: 0.2, part: 0.1 };
const PULL = 0.4;
const FEW = 60;

const CHOICES = PRESENT.flatMap((present) =>
  SHARES.map((share) => ({ present, part: Math.round(present * share * 1e4) / 1e4 })),
);

/** `{category: {present, part}}` */
export const chooseThresholds = (contracts, examples, probabilities) =>
  Object.fromEntries(
    BODY_CATEGORIES.map((category) => {
      const labels = contracts.reduce((sum, it) => sum + (it.labels[category] ?? []).length, 0);
      const pull = PULL * (1 + FEW / (1 + labels));
      const worth = (choice) =>
        gain(category, contracts, examples, probabilities, choice) - pull * distance(choice);
      const worths = CHOICES.map(worth);
      return [category, CHOICES[worths.indexOf(Math.max(...worths))]];
    }),
  );

function gain(category, contracts, examples, probabilities, choice) {
  let found = 0;
  let wrong = 0;
  for (const [at, { labels }] of contracts.entries()) {
    const wanted = labels[category] ?? [];
    const { units } = examples[at];
    const clauses = selectClauses(category, units, probabilities[at][category], choice);
    found += wanted.filter((label) => clauses.some((it) => overlaps(it, label))).length;
    wrong += clauses.filter((it) => !wanted.some((label) => overlaps(it, label))).length;
  }
  return found - COST_OF_WRONG * wrong;
}

const distance = ({ present, part }) =>
  Math.abs(Math.log(present / USUAL.present)) + Math.abs(Math.log(part / USUAL.part));
