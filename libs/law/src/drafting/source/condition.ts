import type { Capture } from './template-source.js';
/** What is true of a draft: its jurisdiction, `mutual`, `has.price` … */
export type Facts = ReadonlySet<string>;

/**
 * Whether `california,new-york&!mutual` holds: commas part alternatives, `&` joins what has to
 * hold together, `!` denies. No condition always holds.
 */
export function holds(condition: string | null, facts: Facts): boolean {
  if (condition === null) return true;
  return condition
    .split(',')
    .some((alternative) =>
      alternative
        .split('&')
        .every((fact) =>
          fact.startsWith('!') ? !facts.has(fact.slice(1)) : facts.has(fact.trim()),
        ),
    );
}

/** A line in two: the condition that it begins with, `[england] …`, and its words. */
export function withCondition(line: string): readonly [condition: string | null, words: string] {
  const [, condition = null, words = ''] = /^(?:\[([^\]]+)\]\s)?(.*)$/s.exec(line) ?? [];
  return [condition, words];
}

/** The value that a capture makes of what its first group found; null where it takes nothing. */
export function wordsOf(capture: Capture, found: string): string | null {
  if (capture instanceof RegExp) return found;
  return typeof capture.as === 'string' ? capture.as.replace('$1', found) : capture.as(found);
}

export const expressionOf = (capture: Capture): RegExp =>
  capture instanceof RegExp ? capture : capture.at;
