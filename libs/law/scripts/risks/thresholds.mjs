/**
 * How far ahead of none each kind must be, from clauses and sentences that the models had not seen:
 * as many risky variants as can be named while all kinds together stay within a budget of alarms in
 * real contracts. An alarm has one price for all kinds; a kind that contracts are full of pays more.
 */
const NEVER = 99;
/** Under this no sentence is about a kind. */
const LEAST_SCORE = -7;
/** A harmless twin that is named costs this share of a risky one. */
const TWIN_COST = 0.3;

/** `variants` and `sentences` as judged: `{variant?, scores, said: (kind) => boolean}`. */
export function chooseThresholds(kinds, variants, sentences, budget) {
  const tables = kinds.map((kind, at) => {
    const of = (rows) => scoresOf(rows, at);
    return {
      risky: of(variants.filter(({ variant }) => variant.kind === kind && variant.isRisky)),
      harmless: of(variants.filter(({ variant }) => variant.kind === kind && !variant.isRisky)),
      alarms: of(sentences),
    };
  });
  let [low, high] = [0.01, 1000];
  for (let round = 0; round < 30; round++) {
    const price = Math.sqrt(low * high);
    const thresholds = tables.map((table) => best(table, price));
    if (alarmsPerHundred(sentences, thresholds) > budget) low = price;
    else high = price;
  }
  return tables.map((table) => best(table, high));
}

/** Scores of a kind, of those that are said, highest first; `all` counts the others too. */
function scoresOf(rows, kind) {
  const passing = rows.filter(({ scores, said }) => scores[kind] > LEAST_SCORE && said(kind));
  return {
    all: rows.length,
    sorted: passing.map(({ scores }) => scores[kind]).sort((a, b) => b - a),
  };
}

function best({ risky, harmless, alarms }, price) {
  let [threshold, most] = [NEVER, 0];
  for (const score of risky.sorted) {
    const at = score - 1e-4;
    const worth =
      shareOver(risky, at) -
      TWIN_COST * shareOver(harmless, at) -
      price * 100 * shareOver(alarms, at);
    if (worth > most) [threshold, most] = [at, worth];
  }
  return Math.round(threshold * 1e3) / 1e3;
}

function shareOver({ all, sorted }, threshold) {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] > threshold) low = middle + 1;
    else high = middle;
  }
  return all === 0 ? 0 : low / all;
}

/** The kinds that pass, at most two, the furthest ahead first. */
export const namedIn = ({ scores, said }, thresholds) =>
  thresholds
    .map((threshold, kind) => ({ kind, ahead: scores[kind] - threshold }))
    .filter(({ kind, ahead }) => ahead > 0 && said(kind))
    .sort((a, b) => b.ahead - a.ahead)
    .slice(0, 2)
    .map(({ kind }) => kind);

export const alarmsPerHundred = (sentences, thresholds) =>
  (100 * sentences.reduce((sum, row) => sum + namedIn(row, thresholds).length, 0)) /
  sentences.length;
