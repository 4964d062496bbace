import { same } from './words-in.js';

/** Capitals inside a sentence: names, defined terms, courts, reporters. */
const CAPITALS = /\b\p{Lu}[\p{L}'’.-]*/gu;

export interface Change {
  original: string;
  replacement: string;
  /** The change begins a sentence, whose first capital is not a name's. */
  opensSentence: boolean;
  /** The change declares that it changes legal force. */
  changesForce?: boolean;
  /** Terms that the document defines, in lower case. */
  terms: ReadonlySet<string>;
}

/**
 * The same words in capitals on both sides. The word that opens a sentence has its capital from
 * there, so it may be a name or not: on either side it counts where that makes both sides equal.
 */
export function keepsNames({ original, replacement, opensSentence, terms }: Change): boolean {
  const [before, after] = [capitals(original), capitals(replacement)];
  if (!opensSentence) return same(before.all, after.all);
  const isTerm = (word: string): boolean => terms.has(word.toLowerCase());
  const sides = (side: Capitals): string[][] =>
    side.opening === '' || isTerm(side.opening) ? [side.all] : [side.all, side.inner];
  return sides(before).some((a) => sides(after).some((b) => same(a, b)));
}

/** A stop after a word in small letters, and not after `Mr`. */
const OPENS_SENTENCE = /(?<=(?:\b\p{Ll}\p{L}+|\d)[.?!][”"’)]*\s+|[?!]\s+)/uy;

function opensSentence(text: string, at: number): boolean {
  OPENS_SENTENCE.lastIndex = at;
  return OPENS_SENTENCE.test(text);
}

interface Capitals {
  all: string[];
  /** Without the one that opens the words. */
  inner: string[];
  opening: string;
}

function capitals(text: string): Capitals {
  const all: string[] = [];
  let opening = '';
  for (const { 0: word, index } of text.matchAll(CAPITALS)) {
    const bare = word.replace(/['’]s$|(?<![.'’-])[.'’-]+$/g, '');
    if (bare === 'I' || bare === '' || opensSentence(text, index)) continue;
    if (index === 0) opening = bare;
    all.push(bare);
  }
  const inner = opening === '' ? all : all.slice(1);
  return { all: [...all].sort(), inner: [...inner].sort(), opening };
}
