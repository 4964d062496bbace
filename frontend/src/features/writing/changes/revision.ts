import { diffWordsWithSpace } from 'diff';
import type { Change } from '../revision/changes';

/** Two texts with nothing in common would take minutes to compare. */
const MOST_MS = 3_000;

/** A change with the words that it takes away. */
interface RevisedWords extends Change {
  original: string;
}

/**
 * The changes from one text to another, word by word: what a word processor shows as tracked
 * changes. What was put in takes the character before it along, since nothing cannot be marked.
 * Null where the texts have too little in common.
 */
export function revisionOf(before: string, after: string): RevisedWords[] | null {
  const parts = diffWordsWithSpace(before, after, { timeout: MOST_MS });
  if (!parts) return null;
  const revised: RevisedWords[] = [];
  let at = 0;
  for (const { value, added, removed } of parts) {
    const last = revised.at(-1);
    if (removed) revised.push({ original: value, text: '', start: at, end: at + value.length });
    else if (added && last && last.end >= at) last.text += value;
    else if (added) revised.push(insertion(before, at, value));
    if (!added) at += value.length;
  }
  return revised.filter(({ original }) => original !== '');
}

function insertion(before: string, at: number, put: string): RevisedWords {
  // At the very beginning there is no character before it, but one behind it.
  const start = Math.max(0, at - 1);
  const original = before.slice(start, start + 1);
  const text = at === 0 ? put + original : original + put;
  return { original, text, start, end: start + original.length };
}
