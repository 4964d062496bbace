/** What the reader of risks learns from: labeled variants of each kind, and sentences of real contracts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { splitUnits } from '../../dist/reading/contracts/clauses/units/split-units.js';
import { isRunningText } from '../../dist/reading/contracts/risks/model/running-text.js';
import { ngramsOf, wordsOf } from '../../dist/reading/contracts/risks/model/words.js';
import { readContracts } from '../clauses/labeled-contracts.mjs';

const LABELED = resolve(import.meta.dirname, '../../labeled/risks');
const VARIANTS = /^variants-.*\.json$/;
/** So many contracts are kept for the report, among them those that the clauses are reported on. */
const KEPT_BACK = 80;
const FEWEST_WORDS = 4;

export const FOLDS = 4;

/** `[{kind, text, words, grams, isRisky, fold}]` from the files of variants. */
export function readVariants() {
  const files = readdirSync(LABELED).filter((name) => VARIANTS.test(name));
  return files.sort().flatMap((file) => {
    const kinds = JSON.parse(readFileSync(join(LABELED, file), 'utf8'));
    return Object.entries(kinds).flatMap(([kind, { risky, harmless }]) => [
      ...risky.map((text, at) => variant(kind, text, true, at % FOLDS)),
      ...harmless.map((text, at) => variant(kind, text, false, at % FOLDS)),
    ]);
  });
}

function variant(kind, text, isRisky, fold) {
  const words = wordsOf(text);
  return { kind, text, words, grams: ngramsOf(words), isRisky, fold };
}

/** `{development, kept}`: contracts by a hash of their names. */
export function splitContracts(folder) {
  const contracts = readContracts(folder)
    .map((contract) => ({ ...contract, hash: hashOf(contract.name) }))
    .sort((a, b) => b.isReported - a.isReported || a.hash - b.hash);
  return { kept: contracts.slice(0, KEPT_BACK), development: contracts.slice(KEPT_BACK) };
}

/** FNV-1a. */
function hashOf(name) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++)
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

/** Sentences of a contract that are no headings: `[{text, words, grams, categories}]`. */
export function sentencesOf({ text, labels }) {
  return splitUnits(text)
    .filter((unit) => !unit.isHeading)
    .map((unit) => {
      const words = wordsOf(unit.text);
      return {
        text: unit.text,
        words,
        grams: ngramsOf(words),
        categories: labeledAs(unit, labels),
      };
    })
    .filter(({ words }) => words.length >= FEWEST_WORDS)
    .map((sentence) => ({ ...sentence, isRunning: isRunningText(sentence.text) }));
}

const labeledAs = (unit, labels) =>
  Object.entries(labels)
    .filter(([, spans]) => spans.some(({ start, end }) => start < unit.end && unit.start < end))
    .map(([category]) => category);
