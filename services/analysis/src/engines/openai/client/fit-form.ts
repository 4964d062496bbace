/** As much of JSON schema as our forms use. */
export interface JsonForm extends Record<string, unknown> {
  type?: string;
  enum?: string[];
  properties?: Record<string, JsonForm>;
  items?: JsonForm;
}

/** Other words for the members of our enumerations, as models write them. */
const OTHER_WORDS: Record<string, string> = {
  critical: 'high',
  severe: 'high',
  major: 'high',
  serious: 'high',
  moderate: 'medium',
  minor: 'low',
  informational: 'info',
  information: 'info',
  note: 'info',
};

/** What says least of each of our enumerations: for a value that is missing, or none of its members. */
const NEUTRAL = ['unknown', 'info', 'clarity'];

/** How deep an answer may be wrapped in objects of one field. */
const DEEPEST = 3;

/**
 * A value brought to a form: fields without a value are empty, unknown ones ignored, one value
 * where a list is asked for is a list of it, words of an enumeration are folded. Undefined where
 * nothing of the form is there.
 */
export function fitForm(form: JsonForm, value: unknown, depth = 0): unknown {
  if (form.enum) return member(form.enum, value);
  if (form.type === 'object') return fields(form, value, depth);
  if (form.type === 'array') return list(form.items ?? {}, value, depth);
  if (form.type === 'string') return words(value);
  if (form.type === 'integer' || form.type === 'number') return figure(value);
  return value;
}

function fields(form: JsonForm, value: unknown, depth: number): unknown {
  const { properties = {} } = form;
  if (!isRecord(value)) return undefined;
  const known = Object.keys(properties).filter((name) => name in value);
  if (known.length === 0) {
    const [inner, ...others] = Object.values(value).filter(isRecord);
    const isWrapped = inner !== undefined && others.length === 0 && depth < DEEPEST;
    return isWrapped ? fields(form, inner, depth + 1) : undefined;
  }
  return Object.fromEntries(
    Object.entries(properties).map(([name, of]) => [name, fitForm(of, value[name], depth + 1)]),
  );
}

function list(form: JsonForm, value: unknown, depth: number): unknown[] {
  const isAbsent = value === null || value === undefined || value === '';
  const all = Array.isArray(value) ? value : isAbsent ? [] : [value];
  return all.map((item) => fitForm(form, item, depth + 1)).filter((item) => isFit(form, item));
}

/** An item without one of its own fields is of no use; an empty text says nothing. */
function isFit({ properties = {} }: JsonForm, item: unknown): boolean {
  if (item === undefined || item === '') return false;
  return !isRecord(item) || Object.keys(properties).every((name) => item[name] !== undefined);
}

/** Of an object its first text: some models give each sentence a name. */
function words(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(words).filter(Boolean).join(' ');
  return isRecord(value)
    ? Object.values(value).find((each): each is string => typeof each === 'string')
    : undefined;
}

function figure(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function member(members: readonly string[], value: unknown): string | undefined {
  const word = String(value ?? '')
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  const meant = OTHER_WORDS[word] ?? word;
  return members.find((each) => each === meant) ?? members.find((each) => NEUTRAL.includes(each));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
