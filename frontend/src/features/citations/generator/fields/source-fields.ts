import type { CitationItem, RecognizedSource } from '@casewright/contracts';
import { inWords } from '../../../../shared/config/texts';
import { FORMS, HINTS, LABELS } from './source-forms';

/** A variable of the source as a field of the form. */
export interface SourceField {
  variable: string;
  label: string;
  hint?: string;
}

/** Steers the formatter, or is the formatter's own business; nothing to type in. */
const HIDDEN = new Set(['id', 'type', 'jurisdiction', 'language', 'note', 'history']);

/**
 * The form of a source: the usual variables of its kind, then whatever else the item has, so that
 * nothing in the citation is out of reach.
 */
export function sourceFields(kind: RecognizedSource, item: CitationItem): SourceField[] {
  const { variables, labels = {} } = FORMS[kind];
  const further = Object.keys(item).filter(
    (key) => !HIDDEN.has(key) && !variables.includes(key) && isEditable(item[key]),
  );
  return [...variables, ...further].map((variable) => ({
    variable,
    label: labels[variable] ?? LABELS[variable] ?? inWords(variable),
    ...(HINTS[variable] ? { hint: HINTS[variable] } : {}),
  }));
}

/** What this kind of source calls a variable, for a sentence: `year decided`. */
export function fieldWord(kind: RecognizedSource, variable: string): string {
  const label = FORMS[kind].labels?.[variable] ?? LABELS[variable] ?? inWords(variable);
  return /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

function isEditable(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || Array.isArray(value);
}
