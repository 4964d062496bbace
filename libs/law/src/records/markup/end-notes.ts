import type { Block, TextBuilder } from './text-builder.js';

/** `[1] `, `[fn 2] `, `[*] `, `[†] ` at the beginning of a paragraph. */
const NOTE = /^\[(?:fn\.? ?)?(\d{1,3}[a-z]?|[*†‡]{1,4}|[a-z])\] ?/i;

/**
 * Finds the footnotes that appear at the end as numbered paragraphs, as in the texts of several
 * publishers: a paragraph that begins with the label of an earlier call is a footnote, and
 * continues until the next one or a heading.
 */
export function endNotes(builder: TextBuilder): void {
  const { text, blocks, calls, footnotes } = builder;
  const uncalled = new Map<string, number>();
  for (const { label } of calls) uncalled.set(label, (uncalled.get(label) ?? 0) + 1);
  let current: { label: string; start: number; end: number } | undefined;
  const finish = () => {
    if (current) footnotes.push({ ...current, calledAt: null });
    current = undefined;
  };
  for (const block of blocks) {
    const found = noteAt(text, block);
    const left = found ? (uncalled.get(found.label) ?? 0) : 0;
    if (found && left > 0 && calledBefore(builder, found.label, block)) {
      finish();
      uncalled.set(found.label, left - 1);
      current = { label: found.label, start: found.start, end: block.end };
      // The paragraph's own label was written as a call where the source had raised it.
      forgetCallAt(builder, block.start);
    } else if (block.heading) {
      finish();
    } else if (current) {
      current.end = block.end;
    }
  }
  finish();
}

function noteAt(text: string, block: Block): { label: string; start: number } | undefined {
  const found = NOTE.exec(text.slice(block.start, Math.min(block.end, block.start + 16)));
  return found?.[1] ? { label: found[1], start: block.start + found[0].length } : undefined;
}

function calledBefore({ calls }: TextBuilder, label: string, block: Block): boolean {
  return calls.some((call) => call.label === label && call.at < block.start);
}

function forgetCallAt({ calls }: TextBuilder, at: number): void {
  const index = calls.findIndex((call) => call.at === at);
  if (index >= 0) calls.splice(index, 1);
}

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
