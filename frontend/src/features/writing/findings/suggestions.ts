import type { Placed } from '../draft/placed';
import type { Change } from '../revision/changes';

/** The change that takes a finding's suggestion; null where it has none. */
export function changeOf(text: string, { finding, start, end }: Placed): Change | null {
  const { replacement } = finding;
  if (!replacement) return null;
  return withoutDoubleSpace(text, { start, end, text: replacement.text });
}

/** The changes of all that can be taken unread and do not overlap, in the text's order. */
export function safeChanges(text: string, placed: readonly Placed[]): Change[] {
  let free = 0;
  return placed
    .filter(isSafe)
    .toSorted((a, b) => a.start - b.start)
    .flatMap((item) => {
      const change = changeOf(text, item);
      if (!change || change.start < free) return [];
      free = change.end;
      return [change];
    });
}

/** Whether a suggestion may be taken with others of its kind, without being read on its own. */
export function isSafe({ finding: { replacement } }: Placed): boolean {
  return replacement?.safe === true && replacement.changesForce !== true;
}

/** Words that go without others in their place take one of the spaces around them along. */
function withoutDoubleSpace(text: string, change: Change): Change {
  if (change.text !== '') return change;
  const { start, end } = change;
  const isAtStart = start === 0 || /\s/.test(text[start - 1]!);
  if (isAtStart && text[end] === ' ') return { ...change, end: end + 1 };
  if (text[start - 1] === ' ' && /^[\s.,;:!?)\]]|^$/.test(text.slice(end, end + 1))) {
    return { ...change, start: start - 1 };
  }
  return change;
}
