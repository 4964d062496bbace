import type { Random } from './random.js';

/** As much of a schema of OpenAPI as the product's document uses. */
export interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
  minLength?: number;
}

const WORDS = [
  'negligence',
  'cell phone search',
  'Riley v. California',
  '410 U.S. 113',
  '§ 1983',
  'v.',
  'California',
  'scotus',
  'Acme Corp. and Zoë Ltd. agree on $5,000 by May 1, 2027.',
  '1',
  'a',
];

/** Texts on which programs have failed. */
export const STRANGE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u0001\u001f\u007f',
  '\ud800',
  'a\udfff',
  '\ufeff',
  '\u202e',
  '💥',
  '﷽',
  '%',
  '%00',
  '%s%n',
  '../../etc/passwd',
  "'; DROP TABLE cases; --",
  '{{7*7}}',
  '\\',
  '<script>',
  '"',
  '\r\nSet-Cookie: a=b',
  'null',
  'NaN',
  '-1',
  '1e309',
  '0x10',
  '١٢٣',
  '1,5',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '[object Object]',
  '(((((',
  '*',
  '&|!<->',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '-271821-04-20',
  '+275760-09-13',
  '20260101',
  '9007199254740993',
  '2147483648',
  '99999999999999999999',
  '-0',
  '1.5',
  '00000000-0000-0000-0000-000000000000',
];
const STRANGE: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  -0,
  2 ** 31,
  2 ** 53,
  1e308,
  -1e308,
  5e-324,
  [],
  {},
  [[]],
  [null],
  { a: {} },
  JSON.parse('{"__proto__": {"isAdmin": true}}'),
];

/** A value that the schema allows, more or less: patterns and limits are not read. */
export function exampleOf(schema: Schema, random: Random, depth = 0): unknown {
  const options = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (options) return exampleOf(random.pick(options), random, depth);
  if (schema.enum) return random.pick(schema.enum);
  if (schema.const !== undefined) return schema.const;
  if (schema.type === 'null') return null;
  if (schema.type === 'array') {
    const items = depth > 6 ? [] : Array.from({ length: random.below(4) });
    return items.map(() => exampleOf(schema.items ?? {}, random, depth + 1));
  }
  if (schema.type === 'object') return objectOf(schema, random, depth);
  if (schema.type === 'integer') return (schema.minimum ?? 0) + random.below(20);
  if (schema.type === 'number') return random.next() * 10;
  if (schema.type === 'boolean') return random.chance(0.5);
  return textOf(schema, random);
}

function objectOf(schema: Schema, random: Random, depth: number): unknown {
  const { properties = {}, required = [], additionalProperties } = schema;
  const made: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(properties)) {
    if (!required.includes(name) && (depth > 6 || random.chance(0.4))) continue;
    made[name] = exampleOf(inner, random, depth + 1);
  }
  if (typeof additionalProperties === 'object' && depth < 6 && random.chance(0.7)) {
    made[random.pick(WORDS)] = exampleOf(additionalProperties, random, depth + 1);
  }
  return made;
}

function textOf({ format, minLength = 0 }: Schema, random: Random): string {
  if (format === 'email') return `someone-${random.below(1e6)}@firm.example`;
  if (format === 'date') return `20${10 + random.below(17)}-01-1${random.below(9)}`;
  if (format === 'date-time') return '2026-01-01T00:00:00.000Z';
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  const words = Array.from({ length: 1 + random.below(4) }, () => random.pick(WORDS)).join(' ');
  return words.padEnd(minLength, 'x');
}

function strangeValue(random: Random): unknown {
  const kind = random.below(12);
  if (kind < 6) return random.pick(STRANGE_TEXTS);
  if (kind < 10) return random.pick(STRANGE);
  if (kind === 10)
    return random.pick(['x', '\0', '§ 1', '💥', 'v. ']).repeat(random.pick([300, 30_000]));
  return NESTED;
}

/** The value with one to three of its parts replaced, taken away or added to. */
export function mutated(value: unknown, random: Random): unknown {
  let changed = value;
  for (let times = 1 + random.below(3); times > 0; times -= 1)
    changed = changedOnce(changed, random);
  return changed;
}

function changedOnce(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.1))
    return strangeValue(random);
  const keys = Object.keys(value);
  const key = random.pick(keys);
  const copy = Array.isArray(value) ? [...value] : { ...value };
  const parts = copy as Record<string, unknown>;
  const act = random.below(6);
  if (Array.isArray(copy) && (act === 0 || key === undefined)) copy.push(strangeValue(random));
  else if (act === 0 || key === undefined)
    Object.assign(copy, { [random.pick(STRANGE_TEXTS)]: strangeValue(random) });
  else if (act === 1) delete parts[key];
  else if (act === 2) parts[key] = [parts[key], parts[key]];
  else parts[key] = changedOnce(parts[key], random);
  return copy;
}

/** Deeper than `JSON.stringify` goes; `jsonOf` puts it in. */
export const NESTED = '<nested>';
/** Stands for a key that is there twice. */
export const TWICE = '<twice>';

export function jsonOf(value: unknown): string {
  const depth = 20_000;
  const json = (JSON.stringify(value) ?? '').replace(/("[^"\\]*"):"<twice>"/, '$1:"a",$1:[]');
  return json.replaceAll(JSON.stringify(NESTED), () => `${'['.repeat(depth)}${']'.repeat(depth)}`);
}
