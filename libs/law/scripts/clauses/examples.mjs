/** Contracts as numbers: which signals and n-grams each unit has, and what it is labeled. */
import { BODY_CATEGORIES } from '../../dist/reading/contracts/clauses/cues/cues.js';
import { gramsOf } from '../../dist/reading/contracts/clauses/find-clauses.js';
import { signalsOf } from '../../dist/reading/contracts/clauses/model/signals.js';
import { readOpening } from '../../dist/reading/contracts/clauses/opening/read-opening.js';
import { splitUnits } from '../../dist/reading/contracts/clauses/units/split-units.js';

/** A gram must appear in this many contracts: then it is a common word and no contract's own text. */
const COMMON_FROM = 5;

/** `{units, signals, grams: Int32Array[], labeled: {category: Uint8Array}}` for each contract. */
export function toExamples(contracts) {
  const parsed = contracts.map(({ text, labels }) => {
    const units = splitUnits(text);
    const labeled = Object.fromEntries(
      BODY_CATEGORIES.map((category) => [category, mark(units, labels[category] ?? [])]),
    );
    const words = gramsOf(text, units, readOpening(text, units));
    return { units, signals: signalsOf(units), words, labeled };
  });
  const vocabulary = commonGrams(parsed);
  const index = new Map(vocabulary.map((gram, at) => [gram, at]));
  const examples = parsed.map(({ words, ...rest }) => ({
    ...rest,
    grams: words.map((grams) =>
      Int32Array.from([...grams].filter((gram) => index.has(gram)).map((gram) => index.get(gram))),
    ),
  }));
  return { vocabulary, examples };
}

/** A unit is labeled when half of it, or half of the label, is in the other. */
function mark(units, spans) {
  return Uint8Array.from(units, (unit) => {
    if (unit.isHeading) return 0;
    return spans.some(({ start, end }) => {
      const shared = Math.min(end, unit.end) - Math.max(start, unit.start);
      return shared > 0 && shared >= 0.5 * Math.min(end - start, unit.end - unit.start);
    })
      ? 1
      : 0;
  });
}

function commonGrams(parsed) {
  const contractsWith = new Map();
  for (const { words } of parsed) {
    for (const gram of new Set(words.flatMap((grams) => [...grams]))) {
      contractsWith.set(gram, (contractsWith.get(gram) ?? 0) + 1);
    }
  }
  return [...contractsWith]
    .filter(([, count]) => count >= COMMON_FROM)
    .map(([gram]) => gram)
    .sort();
}
