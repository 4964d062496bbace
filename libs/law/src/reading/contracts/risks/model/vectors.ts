import { WORD_VECTORS } from './vectors.generated.js';

/**
 * Meanings of words as directions, so that a word that nobody labeled counts like its neighbors.
 * Rows of `size` numbers, by stem.
 */
interface WordVectors {
  size: number;
  index: ReadonlyMap<string, number>;
  rows: Int8Array;
}

export const bytesOf = (base64: string): Int8Array => new Int8Array(Buffer.from(base64, 'base64'));

let loaded: WordVectors | null = null;

export function wordVectors(): WordVectors {
  loaded ??= {
    size: WORD_VECTORS.size,
    index: new Map(WORD_VECTORS.stems.split('|').map((stem, at) => [stem, at])),
    rows: bytesOf(WORD_VECTORS.rows),
  };
  return loaded;
}

/**
 * The direction in which the words of a sentence point together, the rarer the more, beside that of
 * all sentences: numbers whose squares add up to 1, or zeros.
 */
export function meaningOf(
  grams: Iterable<string>,
  rarityOf: (stem: string) => number,
  mean: ArrayLike<number>,
): Float64Array {
  const { size, index, rows } = wordVectors();
  const sum = new Float64Array(size);
  for (const gram of grams) {
    const row = index.get(gram);
    if (row === undefined) continue;
    const share = rarityOf(gram);
    for (let at = 0; at < size; at++)
      sum[at] = sum[at]! + share * (rows[row * size + at]! - mean[at]!);
  }
  const length = Math.sqrt(sum.reduce((total, it) => total + it * it, 0)) || 1;
  return sum.map((it) => it / length);
}
