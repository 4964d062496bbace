import { type Clause, type ClauseNote, SURE, type Unit } from './clause.js';
import { BODY_CATEGORIES, type BodyCategory } from './cues/cues.js';
import {
  type CategoryWeights,
  type ClauseModel,
  ngramsOf,
  probabilityOf,
  titleGrams,
} from './model/clause-model.js';
import { selectClauses, type Thresholds } from './model/select-clauses.js';
import { signalsOf } from './model/signals.js';
import { CLAUSE_WEIGHTS } from './model/weights.generated.js';
import { CLAUSE_NOTES } from './notes/clause-notes.js';
import { readOpening } from './opening/read-opening.js';
import { splitUnits } from './units/split-units.js';

interface LoadedModel {
  weights: ClauseModel;
  thresholds: Record<BodyCategory, Thresholds>;
  vocabulary: ReadonlySet<string>;
}

let loaded: LoadedModel | null = null;

/**
 * The clauses of a contract in the 41 categories of CUAD, in the contract's order. Name, parties and
 * dates are read from the opening by rules; the rest is judged sentence by sentence by a linear
 * model over rules and words. Takes time linear in the length of the text.
 */
export function findClauses(text: string): Clause[] {
  const units = splitUnits(text);
  const signals = signalsOf(units);
  const opening = readOpening(text, units);
  const { weights, thresholds, vocabulary } = loadModel();
  // Most n-grams count for no category: each is looked up once here, and not once for each of them.
  const grams = gramsOf(text, units, opening).map((own) =>
    [...own].filter((gram) => vocabulary.has(gram)),
  );
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

/** The trained weights. They are unpacked at the first call. */
function loadModel(): LoadedModel {
  loaded ??= unpackAll(CLAUSE_WEIGHTS.vocabulary.split('|'));
  return loaded;
}

function unpackAll(vocabulary: string[]): LoadedModel {
  const weights = {} as ClauseModel;
  for (const category of BODY_CATEGORIES) {
    weights[category] = unpack(CLAUSE_WEIGHTS.categories[category], vocabulary);
  }
  return { weights, thresholds: CLAUSE_WEIGHTS.thresholds, vocabulary: new Set(vocabulary) };
}

/** `grams` are pairs: how far the vocabulary continues, and the weight in hundredths. */
function unpack(
  packed: (typeof CLAUSE_WEIGHTS.categories)[keyof typeof CLAUSE_WEIGHTS.categories],
  vocabulary: string[],
): CategoryWeights {
  const grams = new Map<string, number>();
  const pairs = packed.grams.split(' ');
  let at = 0;
  for (let i = 0; i + 1 < pairs.length; i += 2) {
    at += Number(pairs[i]);
    grams.set(vocabulary[at]!, Number(pairs[i + 1]) / 100);
  }
  const { bias, cues, before, after, around } = packed;
  return { bias, cues: [...cues], before, after, around, grams };
}
