import { fieldText } from '../fields/field-text';
import type { SourceField } from '../fields/source-fields';
import type { Changes, Generation } from '../generator-state';
import { ORIGIN_WORDS } from '../texts';

const CHANGED = 'changed by you';

/** Where a field's value comes from, that it was changed, that it is open, or that it is missing. */
export function noteOf(
  { answer, changes }: Generation,
  missing: readonly string[],
  { variable }: SourceField,
): string {
  if (variable in changes.fields) return CHANGED;
  const text = fieldText(answer.fields, variable);
  if (missing.includes(variable)) return text ? 'check this' : 'missing';
  const origin = answer.origins[variable];
  return origin && text ? ORIGIN_WORDS[origin] : '';
}

/** The same of the pin cite, which no citation needs. */
export function pinNote({ answer, changes }: Generation): string {
  if (changes.pin !== undefined) return CHANGED;
  return answer.pin ? ORIGIN_WORDS.text : '';
}

/** A field typed back to what it was is no change. */
export function withField(
  { answer }: Generation,
  before: Changes,
  { variable }: SourceField,
  text: string,
): Changes {
  const { [variable]: _, ...others } = before.fields;
  const isBack = text === fieldText(answer.fields, variable);
  return { ...before, fields: isBack ? others : { ...others, [variable]: text } };
}

export function withPin(rest: Changes, pin: string, given: string | null): Changes {
  return pin === (given ?? '') ? rest : { ...rest, pin };
}
