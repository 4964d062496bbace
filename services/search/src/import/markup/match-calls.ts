import type { TextBuilder } from './text-builder.js';

/** Gives each footnote the first call with its label that no earlier footnote has taken. */
export function matchCalls({ calls, footnotes }: TextBuilder): void {
  const waiting = new Map<string, number[]>();
  for (const { label, at } of [...calls].sort((a, b) => a.at - b.at)) {
    waiting.set(label, [...(waiting.get(label) ?? []), at]);
  }
  for (const note of [...footnotes].sort((a, b) => a.start - b.start)) {
    note.calledAt = waiting.get(note.label)?.shift() ?? null;
  }
}
