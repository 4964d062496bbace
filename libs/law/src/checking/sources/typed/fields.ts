import { LABELS } from './labels.js';
import type { Token } from './tokens.js';

/** A part of the text with one label, from the first token of it to the last. */
export interface Field {
  label: string;
  text: string;
  start: number;
  end: number;
}

/** Fields of a labeling, in the order of the text; marks at their ends are separators. */
export function fieldsOf(
  text: string,
  tokens: readonly Token[],
  labels: readonly number[],
): Field[] {
  const fields: Field[] = [];
  let last: Field | undefined;
  for (const [at, { start, end }] of tokens.entries()) {
    const label = LABELS[labels[at]!]!;
    if (last && label === last.label) {
      last.end = end;
      last.text = text.slice(last.start, end);
      continue;
    }
    last = label === 'O' ? undefined : { label, text: text.slice(start, end), start, end };
    if (last) fields.push(last);
  }
  return fields;
}
