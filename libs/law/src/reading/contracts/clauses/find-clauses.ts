import { type Clause, type ClauseNote, SURE, type Unit } from './clause.js';
import { BODY_CATEGORIES } from './cues/cues.js';
import { ngramsOf, probabilityOf, titleGrams } from './model/clause-model.js';
import { loadModel } from './model/load-model.js';
import { selectClauses } from './model/select-clauses.js';
import { signalsOf } from './model/signals.js';
import { CLAUSE_NOTES } from './notes/clause-notes.js';
import { readOpening } from './opening/read-opening.js';
import { splitUnits } from './units/split-units.js';

/**
 * The clauses of a contract in the 41 categories of CUAD, in the contract's order. Name, parties and
 * dates are read from the opening by rules; the rest is judged sentence by sentence by a linear
 * model over rules and words. Takes time linear in the length of the text.
 */
export function findClauses(text: string): Clause[] {
  const units = splitUnits(text);
  const signals = signalsOf(units);
  const opening = readOpening(text, units);
  const grams = gramsOf(text, units, opening);
  const { weights, thresholds } = loadModel();
  const found = BODY_CATEGORIES.flatMap((category) => {
    const probabilities = units.map((unit, at) =>
      unit.isHeading ? 0 : probabilityOf(weights[category], signals[category][at]!, grams[at]!),
    );
    return selectClauses(category, units, probabilities, thresholds[category]);
  });
  return [...opening, ...found].sort((a, b) => a.start - b.start || a.end - b.end);
}

/** The n-grams of each unit, with those of the title that the opening was read to have. */
export function gramsOf(text: string, units: Unit[], opening: readonly Clause[]): Set<string>[] {
  const name = opening.find(({ category }) => category === 'document-name');
  const title = name ? titleGrams(text.slice(name.start, name.end)) : [];
  return units.map((unit) => ngramsOf(unit, title));
}

/**
 * What is said about a clause. One that the finder is not sure of is shown as worth a look, and
 * nothing is built on it.
 */
export function noteOn({ category, confidence }: Clause): ClauseNote {
  const { title, severity, explanation, recommendation } = CLAUSE_NOTES[category];
  if (confidence >= SURE)
    return { title, severity, explanation, ...(recommendation && { recommendation }) };
  return {
    title: `${title}?`,
    severity: 'info',
    explanation: `This passage may belong here; its wording is not typical. ${explanation.replace(/^This clause/, 'Such a clause')}`,
  };
}
