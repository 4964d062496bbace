import type { Part } from './frame.js';

/** Longer text without a stop is no sentence; what is behind this is not read. */
const LONGEST = 4_000;
const LABEL =
  /^(?:\s|[•●▪*§¶–—-](?=\s)|\(?(?:[a-z]{1,4}|[ivxlc]{1,6}|\d{1,3})\)|(?:\d{1,3}\.)+(?:\d{1,3})?(?=\s)|\d{1,3}(?:\.\d{1,3})+(?=\s)|[A-Z][.)](?=\s)|(?:section|article|clause)\s+[\divx]{1,4}(?:\.\d{1,3})*[.:)]?(?=\s))+/i;
/** `Limitation of Liability –`, or a line of its own. */
const HEADING =
  /^(?:[A-Z][\w'’&/-]*(?:,? (?:[A-Z][\w'’&/-]*|and|of|the|to|for|on|in|or|by|with|&)){0,8})(?:\s*[:–—]\s+|\s*\n\s*)(?=["“(]?[A-Z])/;
const CAPITALS = /^(?:[A-Z][A-Z'’&/,-]+(?:\s+|\.\s+|:\s+)){1,10}(?=[A-Z][a-z]|A\s)/;

/** The words of a unit as the tagger reads them, without number and heading; `start` is where they begin. */
export function wordsOfUnit(text: string, sentence: Part): { start: number; words: string } {
  let start = sentence.start;
  const end = Math.min(sentence.end, start + LONGEST);
  for (const prefix of [LABEL, HEADING, CAPITALS, LABEL]) {
    const found = prefix.exec(text.slice(start, Math.min(end, start + 200)));
    if (found && start + found[0].length < end) start += found[0].length;
  }
  const words = text.slice(start, end).replace(/\s/g, ' ');
  return { start, words: isShouting(words) ? words.toLowerCase() : words };
}

const isShouting = (words: string): boolean => {
  const capitals = words.match(/[A-Z]/g)?.length ?? 0;
  const small = words.match(/[a-z]/g)?.length ?? 0;
  return capitals > small * 2;
};
