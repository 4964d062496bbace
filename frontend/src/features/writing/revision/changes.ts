/** A half-open range of offsets into a text. */
export interface Range {
  start: number;
  end: number;
}

/** Puts `text` in place of a range of the text before. */
export interface Change extends Range {
  text: string;
}

/** The text after `changes`, which are in order and do not overlap. */
export function applyChanges(text: string, changes: readonly Change[]): string {
  let after = '';
  let at = 0;
  for (const change of changes) {
    after += text.slice(at, change.start) + change.text;
    at = change.end;
  }
  return after + text.slice(at);
}

/** What takes `changes` back: applied to the text after, it makes the text before. */
export function inverseOf(text: string, changes: readonly Change[]): Change[] {
  let shift = 0;
  return changes.map((change) => {
    const start = change.start + shift;
    shift += change.text.length - (change.end - change.start);
    return { start, end: start + change.text.length, text: text.slice(change.start, change.end) };
  });
}

/** The shortest single change from one text to another; null between equal ones. */
export function differenceOf(before: string, after: string): Change | null {
  if (before === after) return null;
  const most = Math.min(before.length, after.length);
  const start = longest(most, (from, to) => before.slice(from, to) === after.slice(from, to));
  const tail = longest(most - start, (from, to) => {
    const old = before.slice(before.length - to, before.length - from);
    return old === after.slice(after.length - to, after.length - from);
  });
  return { start, end: before.length - tail, text: after.slice(start, after.length - tail) };
}

/**
 * How far two texts agree, at most so far, by halves: `agree` compares a stretch of both. Stretches
 * are compared at once, letters one by one: in a long text that is felt at the first key.
 */
function longest(most: number, agree: (from: number, to: number) => boolean): number {
  let known = 0;
  let limit = most;
  while (known < limit) {
    const middle = Math.ceil((known + limit) / 2);
    if (agree(known, middle)) known = middle;
    else limit = middle - 1;
  }
  return known;
}

/**
 * Where a range is after `changes`, which are in order; null once one has reached into it, or
 * has put a letter or digit right against it: the words there are no longer the same words.
 */
export function carryRange(range: Range, changes: readonly Change[]): Range | null {
  return carryFrom(range, changes, 0, 0);
}

/** The same from the change at `first` on; those before it moved the range by `moved`. */
function carryFrom(
  { start, end }: Range,
  changes: readonly Change[],
  first: number,
  moved: number,
): Range | null {
  let shift = moved;
  for (let i = first; i < changes.length; i++) {
    const change = changes[i]!;
    if (change.start >= end) {
      if (change.start === end && /^[\p{L}\p{N}]/u.test(change.text)) return null;
      break;
    }
    if (change.end > start) return null;
    if (change.end === start && /[\p{L}\p{N}]$/u.test(change.text)) return null;
    shift += change.text.length - (change.end - change.start);
  }
  return { start: start + shift, end: end + shift };
}

/** Those of `items` that are still there after `changes`, at their new places; who stayed is the same. */
export function carryAll<T extends Range>(items: readonly T[], changes: readonly Change[]): T[] {
  // By how much the changes before each one move what follows them.
  const moved = [0];
  for (const { start, end, text } of changes) moved.push(moved.at(-1)! + text.length - end + start);
  const carried: T[] = [];
  for (const item of items) {
    const first = countBefore(changes, item.start);
    const range = carryFrom(item, changes, first, moved[first]!);
    if (range) carried.push(range.start === item.start ? item : { ...item, ...range });
  }
  return carried;
}

/** How many changes end before a place, found by halves. */
function countBefore(changes: readonly Change[], place: number): number {
  let [low, high] = [0, changes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (changes[middle]!.end < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where the caret belongs after `changes`: behind what the last one has put into the text. */
export function caretAfter(changes: readonly Change[]): Range | null {
  const last = changes.at(-1);
  if (!last) return null;
  const shift = changes
    .slice(0, -1)
    .reduce((sum, { start, end, text }) => sum + text.length - (end - start), 0);
  const end = last.start + shift + last.text.length;
  return { start: end, end };
}
