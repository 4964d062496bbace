/** What the reader of risks learns from: labeled variants of each kind, and sentences of real contracts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { splitUnits } from '../../dist/reading/contracts/clauses/units/split-units.js';
import { marksOf } from '../../dist/reading/contracts/risks/model/polarity-marks.js';
import { isRunningText } from '../../dist/reading/contracts/risks/model/running-text.js';
import { ngramsOf, wordsOf } from '../../dist/reading/contracts/risks/model/words.js';
import { readContracts } from '../clauses/labeled-contracts.mjs';

const LABELED = resolve(import.meta.dirname, '../../labeled/risks');
/** Of pairs, the harmless one has nearly the words of the risky one: only the way it goes differs. */
const VARIANTS = /^(?:variants-.*|(?<pairs>pairs))\.json$/;
/** So many contracts are kept for the report, among them those that the clauses are reported on. */
const KEPT_BACK = 80;
const FEWEST_WORDS = 4;

export const FOLDS = 4;

/** `[{kind, text, words, grams, marks, isRisky, isPaired, fold}]` from the files of variants and pairs. */
export function readVariants() {
  const files = readdirSync(LABELED).filter((name) => VARIANTS.test(name));
  return files.sort().flatMap((file) => {
    const kinds = JSON.parse(readFileSync(join(LABELED, file), 'utf8'));
    const isPaired = VARIANTS.exec(file).groups.pairs !== undefined;
    const all = (kind, texts, isRisky) =>
      texts.map((text, at) => ({ ...variant(kind, text), isRisky, isPaired, fold: at % FOLDS }));
    return Object.entries(kinds).flatMap(([kind, { risky, harmless }]) => [
      ...all(kind, risky, true),
      ...all(kind, harmless, false),
    ]);
  });
}

const variant = (kind, text) => ({
  kind,
  text,
  grams: ngramsOf(wordsOf(text)),
  marks: marksOf(text),
});

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

const DENIALS = /\b(?:not|no|never|neither|nor|none|nothing|cannot|only|without|unless)\b/i;
const BINDS = /\b(?:may|shall|will|must|can|is|are)\b/i;

/** A risky clause in no pair, with its first verb denied: none, where it denies something already. */
export function denied({ kind, text, isRisky, isPaired, fold }) {
  if (!isRisky || isPaired || DENIALS.test(text) || !BINDS.test(text)) return [];
  const clause = variant(
    kind,
    text.replace(BINDS, (binds) => `${binds} not`),
  );
  return [{ ...clause, isRisky: false, isPaired, fold }];
}
