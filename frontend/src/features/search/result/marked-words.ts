import type { Passage } from '@casewright/contracts';

/** Words of a question that say nothing about the case. */
const QUIET =
  /^(.{1,3}|about|after|before|does|from|have|must|that|their|them|they|this|under|were|what|when|where|which|will|with|would)$/;

/** The words to mark: the query's significant ones, and those that `passage` marks. */
export function matchedWords(query: string, passage: Passage): string[] {
  const asked = wordsOf(query).filter((word) => !QUIET.test(word.toLowerCase()));
  return [...asked, ...passage.filter((run) => run.marked).flatMap((run) => wordsOf(run.text))];
}

/**
 * `text` in runs, with `words` marked: whole words, whatever their case and ending (`search`
 * marks `Searches` and not `research`). The runs joined are `text` again.
 */
export function markWords(text: string, words: readonly string[]): Passage {
  const stems = new Set(words.map(stem));
  const runs: Passage = [];
  for (const piece of text.split(/([\p{L}\p{N}]+)/u)) {
    if (piece === '') continue;
    const marked = stems.has(stem(piece));
    const last = runs.at(-1);
    if (last?.marked === marked) last.text += piece;
    else runs.push({ text: piece, marked });
  }
  return runs;
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Enough to bring the forms of one word together: searched, searches, searching. */
function stem(word: string): string {
  return word.toLowerCase().replace(/(?<=.{3})(ing|ed|es|e|(?<!s)s)$/u, '');
}
