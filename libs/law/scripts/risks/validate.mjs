/** Figures on clauses and sentences that the models had not seen, and the thresholds that go with them. */
import { crossValidate } from './folds.mjs';
import { alarmsPerHundred, chooseThresholds, namedIn } from './thresholds.mjs';

/** Risks in 100 sentences of contracts that thresholds are set for. */
const BUDGET = 1.2;
/** What any contract has and nobody marks: each counts for so many sentences of real contracts. */
const ORDINARY = 'none';
const TIMES = 15;

export function validate({ kinds, variants, contracts }) {
  const judged = crossValidate({ kinds, variants, contracts });
  const ordinary = judged.variants.filter(({ variant }) => variant.kind === ORDINARY);
  const sentences = [...judged.sentences, ...Array(TIMES).fill(ordinary).flat()];
  const thresholds = chooseThresholds(kinds, judged.variants, sentences, BUDGET);
  const isNamed = (row) => namedIn(row, thresholds).includes(kinds.indexOf(row.variant.kind));
  const risky = judged.variants.filter(({ variant }) => variant.isRisky);
  const harmless = judged.variants.filter(({ variant }) => !variant.isRisky);
  const share = (rows, is) =>
    `${(rows.filter(is).length / rows.length).toFixed(3)} of ${rows.length}`;
  const alarms = alarmsPerHundred(judged.sentences, thresholds).toFixed(2);
  console.log(`Unseen variants named ${share(risky, isNamed)}`);
  console.log(`Unseen twins silent ${share(harmless, (row) => !isNamed(row))}`);
  const paired = (rows) => rows.filter(({ variant }) => variant.isPaired);
  console.log(`Of pairs, named ${share(paired(risky), isNamed)}`);
  console.log(`  and silent ${share(paired(harmless), (row) => !isNamed(row))}`);
  console.log(`Risks in 100 of ${judged.sentences.length} unseen sentences ${alarms}`);
  return thresholds;
}
