import type { Capture } from './template-source.js';

/** The value that a capture makes of what its first group found; null where it takes nothing. */
export function wordsOf(capture: Capture, found: string): string | null {
  if (capture instanceof RegExp) return found;
  return typeof capture.as === 'string' ? capture.as.replace('$1', found) : capture.as(found);
}

/** The expression of a capture. */
export const expressionOf = (capture: Capture): RegExp =>
  capture instanceof RegExp ? capture : capture.at;
