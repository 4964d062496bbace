import { type Placeholder, type Run, valueBefore } from '@casewright/contracts';

/**
 * A paragraph's words as runs again. Its names in double braces are those of the runs that it had, in
 * their order.
 */
export function rewordRuns(
  text: string,
  before: readonly Run[],
  placeholders: readonly Placeholder[],
): Run[] {
  const places = before.filter(({ kind }) => kind !== 'text');
  const pieces = text.split(/\{\{[^{}]*\}\}/);
  const runs = pieces.flatMap((piece, at): Run[] => {
    const words: Run[] = piece === '' ? [] : [{ kind: 'text', text: piece }];
    const place = places[at];
    return place && at < pieces.length - 1 ? [...words, place] : words;
  });
  return runs.map((run, at) => {
    if (run.kind !== 'placeholder' || !run.filled) return run;
    const value = placeholders.find(({ name }) => name === run.name)?.value ?? run.text;
    return { ...run, text: valueBefore(value, runs[at + 1]) };
  });
}

/** A paragraph's words with the end that it had: `;` and `; and` of an item, the colon before a list. */
export function withEndOf(original: string, text: string): string {
  const [end] = /(?:;(?: and| or)?|[.,:])?$/.exec(original)!;
  const words = text.trim().replace(/(?:;(?: and| or)?|[.,:])$/, '');
  return `${words}${end}`;
}
