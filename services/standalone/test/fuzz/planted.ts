import { type Field, fieldsOf } from './fields.js';
import type { GoodRequest } from './good-requests.js';
import type { Random } from './random.js';
import type { Route } from './requests.js';
import { NESTED, type Schema, TWICE } from './values.js';

/** A request that is good but for one field. */
interface PlantedRequest {
  request: GoodRequest;
  /** As errors name it. */
  path: string;
}

/** What may be where a text belongs; in the middle of the good one, which is trimmed. */
const SIGNS = [
  '\ud800',
  '\udfff',
  '\u0001',
  '\u000b',
  '\u001f',
  '\u007f',
  '\u0085',
  '\u200f',
  '\u202e',
  '\ufeff',
  '\ufffe',
  '\u{10ffff}',
  '\r\n',
  '%00',
  '\\u0000',
  '\'"`',
  '<b>',
  '__proto__',
  'x'.repeat(30_000),
  '\u0301'.repeat(3_000),
  '💥'.repeat(300),
];
const DATES = [
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '-271821-04-20',
  '+275760-09-13',
  '1.1.26',
];
const NUMBERS = [-1, 0, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, -1e308, 5e-324];
const WRONG = [null, true, 'text', '', [], {}, [[]], { a: {} }, NESTED, TWICE];

/** Each text that a route takes, with a NUL in it and all else as it was. */
export function withNul(route: Route, goods: readonly GoodRequest[]): PlantedRequest[] {
  return placesOf(route, goods)
    .filter(({ schema, isText }) => isText || schema.type === 'string')
    .map(({ path, plant }) => ({ path, request: plant((good) => `${String(good ?? 'ab')}\0`) }));
}

/** One of the route's good requests with something else in one of its places. */
export function withStrange(
  route: Route,
  goods: readonly GoodRequest[],
  random: Random,
): GoodRequest {
  const places = placesOf(route, goods);
  if (places.length === 0) return random.pick(goods);
  const { schema, plant } = random.pick(places);
  return plant((good) => strange(schema, good, random));
}

function strange({ type }: Schema, good: unknown, random: Random): unknown {
  if (random.chance(0.3)) return random.pick(WRONG);
  if (type === 'integer' || type === 'number') return random.pick(NUMBERS);
  if (type !== 'string' || random.chance(0.1)) return random.pick([...WRONG, ...NUMBERS]);
  if (random.chance(0.15)) return random.pick(DATES);
  const text = String(good ?? 'ab');
  return text.slice(0, 1) + random.pick(SIGNS) + text.slice(1);
}

interface Place {
  path: string;
  schema: Schema;
  /** It travels as text, whatever is to be read from it. */
  isText: boolean;
  plant(make: (good: unknown) => unknown): GoodRequest;
}

function placesOf(route: Route, goods: readonly GoodRequest[]): Place[] {
  const [any] = goods as [GoodRequest];
  const inAddress = (route.parameters ?? [])
    .filter((parameter) => parameter.in !== 'header')
    .map(({ name, in: where, schema = {} }): Place => {
      const kind = where === 'path' ? 'ids' : 'query';
      const plant: Place['plant'] = (make) => {
        const values = any[kind] ?? {};
        return { ...any, [kind]: { ...values, [name]: String(make(values[name])) } };
      };
      return { path: name, schema, isText: true, plant };
    });
  const inBody = Object.entries(route.requestBody?.content ?? {}).flatMap(([type, { schema }]) => {
    const kind = type === 'multipart/form-data' ? 'form' : 'body';
    const ofKind = goods.filter((good) => good[kind] !== undefined);
    // A file alone is sent as a form; the check of what was reached tells of any other that is missing.
    if (ofKind.length === 0) return [];
    return fieldsOf(schema).map((field) => placeIn(field, kind, ofKind));
  });
  return [...inAddress, ...inBody];
}

function placeIn(field: Field, kind: 'form' | 'body', goods: readonly GoodRequest[]): Place {
  const good = (goods.find((each) => field.fits(each[kind])) ?? goods[0]) as GoodRequest;
  return {
    path: field.path,
    schema: field.schema,
    isText: false,
    plant: (make) => {
      const there = field.path.split('.').reduce(partOf, good[kind] as unknown);
      return { ...good, [kind]: field.put(good[kind], make(there)) };
    },
  };
}

function partOf(value: unknown, key: string): unknown {
  return typeof value === 'object' ? (value as Record<string, unknown> | null)?.[key] : undefined;
}
