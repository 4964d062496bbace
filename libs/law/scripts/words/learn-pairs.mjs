import { isMistaken, isSoundAlike, mistaken, pairsAmong } from './candidates.mjs';
import { dice, learnInParts, numbered, sampleOf } from './perceptron.mjs';
import { exampleOf, keep, scoreAt } from './places.mjs';

const PARTS = 4;
/** Of each word so many places are needed; words that sound alike are mistaken more often. */
const LEAST_PLACES = 25;
const LEAST_ALIKE = 8;
/** Of most words more places than this teach nothing new. */
const MOST = 1500;
/** A word that is everywhere is no slip for another that only looks alike. */
const EVERYWHERE = 6000;
/** How much surer than of any right place, held back, one has to be. */
const BEYOND = { mistaken: 1, alike: 2, near: 12, sampled: 14 };
const FLOOR = { mistaken: 6, few: 10, alike: 10, near: 20 };
/** So many of the places of a word that people are known to mistake may look like the other's. */
const SPARED = 0.001;
/** A pair is kept that finds this share of its faults in places held back. */
const LEAST_FOUND = 0.15;
const MANY = 40;
/** Weights nearer to zero are not worth their bytes, but for words that are mistaken often. */
const LEAST_WEIGHT = { mistaken: 1.2, alike: 4, near: 4 };
/** Owners are asked for all together. */
const OWNER = /(?<!^(?:it|who|that|there|what|he|she))'s$/;

/** Above what a place of the one word is thought to mean the other; 0 for never. */
function thresholdOf(right, wrong, likeness, places) {
  const isNear = likeness === 'near';
  if (places > EVERYWHERE && isNear) return 0;
  const isMany = right.length >= MANY;
  // Opinions have errors too.
  const spared =
    (isNear || !isMany ? 0 : 1) + (likeness === 'mistaken' ? Math.floor(right.length * SPARED) : 0);
  const most = Math.max(0, right.sort((a, b) => b - a)[spared] ?? 0);
  const floor = likeness === 'mistaken' && !isMany ? FLOOR.few : FLOOR[likeness];
  const beyond = isNear && places > MOST ? BEYOND.sampled : BEYOND[likeness];
  const least = Math.max(floor, Math.ceil(most) + beyond);
  const isWorth = wrong.filter((it) => it > least).length >= wrong.length * LEAST_FOUND;
  return (isWorth || likeness === 'mistaken') && least < 128 ? least : 0;
}

/** Which of two words is meant: both are in the texts, and each has its surroundings. */
export function learnPairs(places, unseen, kept) {
  const roll = dice();
  const rows = [];
  const often = [...places.keys()].filter(
    (word) => word.length > 1 && !OWNER.test(word) && places.get(word).length >= LEAST_ALIKE,
  );
  for (const pair of [...mistaken, ...pairsAmong(often).filter((it) => !isMistaken(...it))]) {
    const likeness = isMistaken(...pair) ? 'mistaken' : isSoundAlike(...pair) ? 'alike' : 'near';
    const counts = pair.map((word) => places.get(word)?.length ?? 0);
    if (Math.min(...counts) < (likeness === 'near' ? LEAST_PLACES : LEAST_ALIKE)) continue;
    const set = numbered(
      pair.flatMap((word, at) =>
        sampleOf(places.get(word), likeness === 'mistaken' ? Infinity : MOST, roll).map((place) =>
          exampleOf(place, at * 2 - 1),
        ),
      ),
    );
    const { weights, held } = learnInParts(set, PARTS, LEAST_WEIGHT[likeness], roll);
    const heldOf = (answer) =>
      held.filter((_, at) => set.rows[at].answer === answer).map((it) => it * -answer);
    const wrongOf = (answer) => heldOf(-answer).map((it) => -it);
    const least = [-1, 1].map((answer, at) =>
      thresholdOf(heldOf(answer), wrongOf(answer), likeness, counts[at]),
    );
    if (least.every((it) => it === 0)) continue;
    keep(kept, pair.join(' '), weights);
    rows.push({ pair, least, ...measure(pair, least, weights, unseen) });
  }
  return rows;
}

function measure(pair, least, weights, unseen) {
  const scores = pair.map((word) => (unseen.get(word) ?? []).map((at) => scoreAt(weights, at)));
  const count = { alarms: 0, planted: 0, found: 0 };
  [-1, 1].forEach((answer, at) => {
    if (least[at] === 0) return;
    count.alarms += scores[at].filter((it) => it * -answer > least[at]).length;
    count.planted += scores[1 - at].length;
    count.found += scores[1 - at].filter((it) => it * -answer > least[at]).length;
  });
  return count;
}
