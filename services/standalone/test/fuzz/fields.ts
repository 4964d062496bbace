import { Random } from './random.js';
import { exampleOf, type Schema } from './values.js';

/** A place in a body, as its schema has it. */
export interface Field {
  /** As errors name it; of a list it is the first, of a record the entry `x`. */
  path: string;
  schema: Schema;
  /** Whether the value is of the kind that has this field, where a schema allows several. */
  fits(good: unknown): boolean;
  /** The good value with another one in this place; what is missing on the way is made. */
  put(good: unknown, value: unknown): unknown;
}

type Put = Field['put'];

/** Every place of a schema, itself included, outermost first. */
export function fieldsOf(schema: Schema, keys: string[] = []): Field[] {
  const options = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if (options) return options.flatMap((option) => fieldsOfOption(option, keys));
  const here = {
    path: keys.join('.'),
    schema,
    fits: () => true,
    put: (_: unknown, value: unknown) => value,
  };
  const inside = Object.entries(partsOf(schema)).flatMap(([key, part]) =>
    fieldsOf(part, [...keys, key]).map((field) => ({
      ...field,
      put: within(schema, key, field.put),
    })),
  );
  return [here, ...inside];
}

function fieldsOfOption(option: Schema, keys: string[]): Field[] {
  const fits = (good: unknown): boolean => isOf(option, good);
  return fieldsOf(option, keys).map((field) => ({
    ...field,
    fits,
    put: (good, value) => field.put(fits(good) ? good : example(option), value),
  }));
}

function partsOf({
  type,
  items,
  properties = {},
  additionalProperties,
}: Schema): Record<string, Schema> {
  if (type === 'array') return items ? { 0: items } : {};
  if (typeof additionalProperties === 'object') return { ...properties, x: additionalProperties };
  return properties;
}

/** Puts into the part `key` of a value what `put` puts into that part. */
function within(schema: Schema, key: string, put: Put): Put {
  return (good, value) => {
    if (schema.type === 'array') {
      const [first, ...others] = Array.isArray(good) ? good : [];
      return [put(first, value), ...others];
    }
    const whole = isOf(schema, good) ? good : example(schema);
    return { ...(whole as object), [key]: put((whole as Record<string, unknown>)[key], value) };
  };
}

function example(schema: Schema): unknown {
  return exampleOf(schema, new Random(1));
}

/** Whether a value is of the schema's type and has the words by which kinds are told apart. */
function isOf({ type, properties = {} }: Schema, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type !== 'object') return value !== undefined && typeof value !== 'object';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(properties).every(
    ([key, { enum: words }]) =>
      words?.length !== 1 || words[0] === (value as Record<string, unknown>)[key],
  );
}
