import { places } from '../../dist/writing/words/word-list.js';

/** The bits of a filter that knows these words. */
export function filterOf(words) {
  const filter = new Uint8Array(Math.ceil((words.length * 16) / 8));
  for (const word of words) {
    for (const at of places(word, filter.length * 8)) filter[at >> 3] |= 1 << (at & 7);
  }
  return filter;
}

/** Sorted words, each as how many letters it shares with the one before, and the others. */
export function packWords(sorted) {
  let before = '';
  return sorted
    .map((word) => {
      let shared = 0;
      while (shared < 35 && shared < before.length && word[shared] === before[shared]) shared++;
      before = word;
      return shared.toString(36).toUpperCase() + word.slice(shared);
    })
    .join('');
}

export function packWeights(weights) {
  const bytes = [];
  let last = 0;
  for (const [hash, weight] of [...weights].sort(([a], [b]) => a - b)) {
    let step = hash - last;
    for (; step > 127; step >>>= 7) bytes.push(128 | (step & 127));
    bytes.push(step, weight & 255);
    last = hash;
  }
  return Uint8Array.from(bytes);
}
