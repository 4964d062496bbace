import { hashOf } from '../../dist/writing/words/hash.js';
import { featureOf, featuresAt } from '../../dist/writing/words/weights.js';

const PLAIN = /^[a-z]+(?:'[a-z]+)?$/;

/** Where each word stands, small letters only; texts go in turn to the parts that are held back. */
export function placesIn(texts) {
  const places = new Map();
  texts.forEach((paragraphs, part) => {
    for (const tokens of paragraphs)
      tokens.forEach((token, at) => {
        if (token.masked || token.kind !== 'word' || !PLAIN.test(token.text)) return;
        const own = places.get(token.lower) ?? [];
        own.push({ tokens, at, part, word: token.lower });
        places.set(token.lower, own);
      });
  });
  return places;
}

/** What stands around a place is read once, however many questions ask for it. */
export const featuresOf = (place) => {
  place.features ??= Uint32Array.from(featuresAt(place.tokens, place.at));
  return place.features;
};

export const exampleOf = (place, answer) => ({
  features: featuresOf(place),
  part: place.part,
  answer,
});

/** Weights under the numbers that a question has for its features. */
export function keep(kept, question, weights) {
  const asked = hashOf(question);
  for (const [feature, weight] of weights) kept.set(featureOf(asked, feature), weight);
}

export const scoreAt = (weights, place) => {
  let sum = 0;
  for (const it of featuresOf(place)) sum += weights.get(it) ?? 0;
  return sum;
};
