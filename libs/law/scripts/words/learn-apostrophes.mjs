import { APOSTROPHE } from '../../dist/writing/words/words.js';
import { dice, learnInParts, numbered } from './perceptron.mjs';
import { exampleOf, keep, placesIn, scoreAt } from './places.mjs';

const PARTS = 4;
const LEAST_OF_NOUN = 3;
const LEAST_WEIGHT = 1.2;
const FLOOR = 6;
/** So many of the places where nothing is wrong may lie beyond: opinions have errors too. */
const RATE = 0.001;

const nounOf = (word) => /^([a-z]{3,}?)(s|'s)$/.exec(word) ?? [];

/** Of nouns that stand both ways: are they more than one, or does one own something? */
export function learnApostrophes(learned, unseen, kept, known) {
  const places = placesIn(learned);
  const counts = new Map();
  for (const [word, own] of places) {
    const [, noun, ending] = nounOf(word);
    if (!noun || !known.has(noun)) continue;
    const count = counts.get(noun) ?? [0, 0];
    count[ending === 's' ? 0 : 1] += own.length;
    counts.set(noun, count);
  }
  const nouns = [...counts]
    .filter(([, both]) => Math.min(...both) >= LEAST_OF_NOUN)
    .map(([noun]) => noun)
    .sort();
  const placesOf = (all) =>
    ['s', "'s"].map((ending) => nouns.flatMap((noun) => all.get(noun + ending) ?? []));
  const set = numbered(
    placesOf(places).flatMap((own, at) => own.map((place) => exampleOf(place, at * 2 - 1))),
  );
  const { weights, held } = learnInParts(set, PARTS, LEAST_WEIGHT, dice());
  const least = [-1, 1].map((answer) => {
    const right = held.filter((_, at) => set.rows[at].answer === answer).map((it) => it * -answer);
    right.sort((a, b) => b - a);
    return Math.max(FLOOR, Math.ceil(right[Math.floor(right.length * RATE) + 1]) + 1);
  });
  keep(kept, APOSTROPHE, weights);
  const [many, owners] = placesOf(placesIn(unseen)).map((own) =>
    own.map((place) => scoreAt(weights, place)),
  );
  const above = (scores, sign, at) => scores.filter((it) => it * sign > least[at]).length;
  return {
    nouns,
    least,
    alarms: above(many, 1, 0) + above(owners, -1, 1),
    planted: many.length + owners.length,
    found: above(owners, 1, 0) + above(many, -1, 1),
  };
}
