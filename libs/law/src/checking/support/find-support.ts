import { tellingWords } from './telling-words.js';
import { readWords, type Word } from './words.js';

/** The words of an opinion in which a proposition may be found. */
const WINDOW = 120;

/**
 * The share of a proposition's words, by weight, below which no passage is said to support it: of
 * the thresholds that take at most one in ten supported claims of a brief for weak and most of its
 * others, the lowest. `bench/citations/support-figures.mjs` reports it on another brief.
 */
export const WEAK_BELOW = 0.35;

/** A passage of a text, and the share of a proposition that it has. */
export interface SupportingPassage {
  start: number;
  end: number;
  share: number;
}

/** A text in which propositions are looked for; its words are read once. */
export class SupportSource {
  private readonly words: Word[];
  /** Where each stem stands among the words. */
  private readonly places = new Map<string, number[]>();

  constructor(text: string, stems?: Map<string, string>) {
    this.words = readWords(text, stems);
    for (const [at, { stem }] of this.words.entries()) {
      const places = this.places.get(stem);
      if (places) places.push(at);
      else this.places.set(stem, [at]);
    }
  }

  /**
   * The passage that has most of a proposition's words by weight, rare ones counting most; null
   * where it says too little, or where no word of it occurs.
   *
   * @param from offsets between which the passage must lie
   */
  find(proposition: string, [from, to] = [0, Number.POSITIVE_INFINITY]): SupportingPassage | null {
    const telling = tellingWords(proposition);
    const total = sum(telling.values());
    const window = new Window(telling);
    let best: { share: number; first: number; last: number } | null = null;
    for (const last of this.placesOf(telling.keys())) {
      const word = this.words[last]!;
      if (word.start < from) continue;
      if (word.start >= to) break;
      window.push(word.stem, last);
      const share = window.weight / total;
      // Of equal ones the shortest: a passage to be read.
      const isBetter = share > (best?.share ?? 0) + 1e-9;
      const isShorter = share >= (best?.share ?? 1) - 1e-9 && last - window.first < length(best);
      if (isBetter || isShorter) best = { share, first: window.first, last };
    }
    if (!best) return null;
    const { share, first, last } = best;
    return { start: this.words[first]!.start, end: this.words[last]!.end, share };
  }

  /** Of all the words, in their order: few of a text's words tell anything. */
  private placesOf(stems: Iterable<string>): number[] {
    return [...stems].flatMap((stem) => this.places.get(stem) ?? []).sort((a, b) => a - b);
  }
}

const length = (passage: { first: number; last: number } | null): number =>
  passage ? passage.last - passage.first : 0;

function sum(weights: Iterable<number>): number {
  let total = 0;
  for (const weight of weights) total += weight;
  return total;
}

/** The telling words among the last words of a text, each once: its last occurrence. */
class Window {
  /** By stem, the least recent first. */
  private readonly places = new Map<string, number>();
  weight = 0;

  constructor(private readonly telling: ReadonlyMap<string, number>) {}

  push(stem: string, at: number): void {
    for (const [oldest, place] of this.places) {
      if (place > at - WINDOW) break;
      this.places.delete(oldest);
      this.weight -= this.telling.get(oldest)!;
    }
    if (!this.places.delete(stem)) this.weight += this.telling.get(stem)!;
    this.places.set(stem, at);
  }

  /** Where its first telling word is. */
  get first(): number {
    const [first = 0] = this.places.values();
    return first;
  }
}
