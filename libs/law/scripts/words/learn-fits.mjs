import { isForm } from '../../dist/writing/words/one-edit.js';
import { common, isSoundAlike, meantBy, soundAlike } from './candidates.mjs';
import { dice, learnInParts, numbered, sampleOf } from './perceptron.mjs';
import { exampleOf, keep, scoreAt } from './places.mjs';

const PARTS = 2;
const LEAST_PLACES = 40;
const MOST = 1000;
/** Places of other words, at which the word in question is not meant. */
const OTHERS = 5000;
/** So many of the places of others, held back, may look like places of the word. */
const ALLOWED = 4;
const FLOOR = -6;
const LEAST_FOUND = 0.15;
const LEAST_WEIGHT = 4;
/** A word that is so much rarer than another is asked for as a rare one is, beyond its own places. */
const RARER = 4;
const BEYOND = 6;
const MANY = 40;

/**
 * Where each of the usual words fits that a rare word may be meant to be: nothing can be learned of
 * the rare word itself.
 */
export function learnFits(places, unseen, kept, { isRare, isUsual, pairs }) {
  const roll = dice();
  const isTarget = (word) => isUsual(word) && (places.get(word)?.length ?? 0) >= LEAST_PLACES;
  const typedFor = new Map();
  for (const word of common)
    if (isRare(word))
      for (const meant of meantBy(word, isTarget))
        typedFor.set(meant, [...(typedFor.get(meant) ?? []), word]);
  const seldomFor = new Map();
  for (const [typed, meant] of pairs.flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ])) {
    const [few, many] = [typed, meant].map((word) => places.get(word).length);
    if (few * RARER > many || isRare(typed) || !isTarget(meant) || isForm(typed, meant)) continue;
    seldomFor.set(meant, [...(seldomFor.get(meant) ?? []), typed]);
  }
  const others = [...places.values()].flatMap((own) =>
    sampleOf(own, Math.ceil(Math.sqrt(own.length) / 2), roll),
  );
  const rows = [];
  for (const word of [...new Set([...typedFor.keys(), ...seldomFor.keys()])].sort()) {
    const typed = typedFor.get(word) ?? [];
    const set = numbered([
      ...sampleOf(places.get(word), MOST, roll).map((place) => exampleOf(place, 1)),
      ...sampleOf(others, OTHERS, roll)
        .filter((place) => place.word !== word)
        .map((place) => exampleOf(place, -1)),
    ]);
    const { weights, held } = learnInParts(set, PARTS, LEAST_WEIGHT, roll);
    const of = (answer) => held.filter((_, at) => set.rows[at].answer === answer);
    const least = Math.max(FLOOR, Math.ceil(of(-1).sort((a, b) => b - a)[ALLOWED]));
    if (of(1).filter((it) => it > least).length < of(1).length * LEAST_FOUND) continue;
    keep(kept, `~${word}`, weights);
    const isAbove = (place) => scoreAt(weights, place) > least;
    const seldom = (seldomFor.get(word) ?? []).flatMap((it) => {
      const right = places.get(it).map((place) => scoreAt(weights, place));
      const spared = isSoundAlike(it, word) && right.length >= MANY ? 1 : 0;
      const own = Math.max(least, right.sort((a, b) => b - a)[spared] + BEYOND);
      const found = of(1).filter((score) => score > own).length;
      if (found < of(1).length * LEAST_FOUND) return [];
      const alarms = (unseen.get(it) ?? []).filter((place) => scoreAt(weights, place) > own).length;
      return [{ typed: it, least: own, alarms }];
    });
    rows.push({
      word,
      least,
      seldom,
      alarms:
        typed.flatMap((it) => unseen.get(it) ?? []).filter(isAbove).length +
        seldom.reduce((sum, { alarms }) => sum + alarms, 0),
      planted: unseen.get(word)?.length ?? 0,
      found: (unseen.get(word) ?? []).filter(isAbove).length,
    });
  }
  return rows;
}

/** Sound-alikes more than one edit apart, the rare one first. */
export const soundsFor = (rows, isRare, isNear) => {
  const isKept = new Set(rows.map(({ word }) => word));
  return [...common]
    .filter(isRare)
    .sort()
    .flatMap((word) =>
      [...(soundAlike.get(word) ?? [])]
        .filter((meant) => isKept.has(meant) && !isNear(word, meant))
        .map((meant) => `${word} ${meant}`),
    );
};
