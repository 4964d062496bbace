import { type ChangeObject, diffArrays, diffWordsWithSpace } from 'diff';

/** Words that both versions have, or one of them only. */
interface ComparedRun {
  in: 'both' | 'before' | 'after';
  text: string;
}

/** A paragraph that differs, or how many alike ones come between two that do. */
export type ComparedPart =
  | { kind: 'alike'; count: number }
  | { kind: 'changed'; runs: readonly ComparedRun[] };

/**
 * Looking for what two texts have in common takes time by the square of what they have not. With more
 * changes than this they are shown as one text in place of another.
 */
const MOST_PARAGRAPHS = 1_000;
const MOST_WORDS = 600;

/**
 * Two versions of a document, paragraph by paragraph and, where paragraphs were replaced, word by
 * word. A pair of long documents is compared in a few milliseconds: words are compared within
 * paragraphs only.
 */
export function compareDrafts(before: string, after: string): ComparedPart[] {
  const parts: ComparedPart[] = [];
  let removed: string[] = [];
  const flush = (added: string[]) => {
    const pairs = Math.max(removed.length, added.length);
    for (let at = 0; at < pairs; at++) {
      parts.push({ kind: 'changed', runs: compareWords(removed[at] ?? '', added[at] ?? '') });
    }
    removed = [];
  };
  for (const change of compareParagraphs(paragraphsOf(before), paragraphsOf(after))) {
    if (change.removed) removed = change.value;
    else if (change.added) flush(change.value);
    else {
      flush([]);
      parts.push({ kind: 'alike', count: change.value.length });
    }
  }
  flush([]);
  return parts;
}

const paragraphsOf = (text: string): string[] =>
  text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');

function compareParagraphs(
  before: string[],
  after: string[],
): readonly Pick<ChangeObject<string[]>, 'value' | 'added' | 'removed'>[] {
  return (
    diffArrays(before, after, { maxEditLength: MOST_PARAGRAPHS }) ?? [
      { value: before, added: false, removed: true },
      { value: after, added: true, removed: false },
    ]
  );
}

function compareWords(before: string, after: string): ComparedRun[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MOST_WORDS });
  if (!changes)
    return [
      { in: 'before', text: before },
      { in: 'after', text: after },
    ];
  return changes.map(({ value, added, removed }) => ({
    in: added ? 'after' : removed ? 'before' : 'both',
    text: value,
  }));
}
