import { type GoodRequest, goodRequests, isCostly } from './good-requests.js';
import { withStrange } from './planted.js';
import { Random } from './random.js';
import { exampleOf, jsonOf, mutated, type Schema, STRANGE_TEXTS } from './values.js';
import { CALLERS, type Caller, idsFor, type World } from './world.js';

export interface FuzzedRequest {
  caller: Caller;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

interface Operation {
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

export interface Route extends Operation {
  method: string;
  path: string;
}

/** The routes of a document, with each schema in the place of what refers to it. */
export function routesOf({ paths, components }: OpenApi): Route[] {
  const whole = <T>(part: T): T =>
    JSON.parse(JSON.stringify(part), (_, value: { $ref?: string } | null) => {
      const name = value?.$ref?.split('/').at(-1);
      return name === undefined ? value : whole(components.schemas[name]);
    }) as T;
  return Object.entries(whole(paths)).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
}

/**
 * Request number `index` of a seed: but for the ids, the same whenever it is made. Every other one is
 * good in all but one of its fields, so that what is wrong there is not refused for something else.
 */
export function requestOf(
  routes: readonly Route[],
  seed: number,
  index: number,
  world: World,
): FuzzedRequest {
  const random = new Random(seed + Math.imul(index, 0x9e3779b1));
  const turn = Math.floor(index / 2);
  if (index % 2 === 1) return plantedRequest(routes, turn, random, world);
  // Each route as often as every other; after that, whatever is left to chance.
  const route = routes[turn % routes.length] as Route;
  const headers: Record<string, string> = {};
  if (random.chance(0.1))
    headers.prefer = random.pick(['respond-async', 'wait=0', '\u0001'.trim()]);
  if (random.chance(0.1)) headers['idempotency-key'] = random.pick(['k', 'ключ', 'x'.repeat(500)]);
  if (random.chance(0.05)) headers['x-correlation-id'] = random.pick(['abc', 'a'.repeat(64), '{}']);
  for (const [name, value] of Object.entries(headers)) headers[name] = asHeader(value);
  return {
    caller: random.chance(0.5) ? 'user' : random.pick(CALLERS),
    method: random.chance(0.03) ? random.pick(['PUT', 'PATCH', 'DELETE', 'OPTIONS']) : route.method,
    path: addressOf(route, random, idsFor(route.path, world)),
    ...bodyOf(route, random, headers),
  };
}

/** One in so many of these requests is of a kind that costs more. */
const COSTLY_EVERY = 10;

function plantedRequest(
  routes: readonly Route[],
  turn: number,
  random: Random,
  world: World,
): FuzzedRequest {
  const wantsCostly = turn % COSTLY_EVERY === 0;
  const route = random.pick(routes.filter((each) => isCostly(each) === wantsCostly));
  const goods = goodRequestsOf(route, goodRequests(world, turn));
  return asSent(withStrange(route, goods, random));
}

/** Those of one route; one that needs nothing has itself. */
export function goodRequestsOf(
  { method, path }: Route,
  goods: readonly GoodRequest[],
): readonly GoodRequest[] {
  const own = goods.filter((good) => good.method === method && good.path === path);
  return own.length > 0 ? own : [{ caller: 'administrator', method, path }];
}

function contentOf(body: unknown, form: GoodRequest['form'], isPairs: true | undefined) {
  if (form) {
    const content = `${partsOf(form).join('')}--edge--\r\n`;
    return { type: 'multipart/form-data; boundary=edge', content };
  }
  if (!isPairs) return { type: 'application/json', content: jsonOf(body) };
  const pairs = Object.entries(Object(body)).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : String(jsonOf(value)),
  ]);
  const content = String(new URLSearchParams(pairs));
  return { type: 'application/x-www-form-urlencoded', content };
}

/** As it goes over the wire. */
export function asSent(good: GoodRequest): FuzzedRequest {
  const { caller, method, path, ids = {}, query = {}, body, form, pairs: isPairs } = good;
  const pairs = Object.entries(query).map((pair) => pair.map(encoded).join('='));
  const named = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(ids[name] ?? '1'));
  const address = named + (pairs.length > 0 ? `?${pairs.join('&')}` : '');
  const { type, content } = contentOf(body, form, isPairs);
  const headers: Record<string, string> = content === undefined ? {} : { 'content-type': type };
  return { caller, method, path: address, headers, ...(content ? { body: content } : {}) };
}

function partsOf(form: unknown): string[] {
  if (typeof form !== 'object' || form === null) return [];
  const { file, fileName, ...fields } = form as Record<string, string>;
  const parts = Object.entries(fields).map(([name, value]) =>
    part(`name="${name}"`, typeof value === 'string' ? value : jsonOf(value)),
  );
  const head = `name="file"; filename="${fileName}"\r\nContent-Type: text/plain`;
  return file === undefined ? parts : [...parts, part(head, file)];
}

function addressOf(
  { path, parameters = [] }: Route,
  random: Random,
  ids: readonly string[],
): string {
  const named = path.replace(/\{\w+\}/g, () => {
    if (random.chance(0.7)) return random.pick(ids);
    return random.pick([
      ...STRANGE_TEXTS.map(encoded),
      '%ff',
      '%',
      '%2e%2e',
      'x'.repeat(3_000),
      '0',
    ]);
  });
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && random.chance(0.6))
    .flatMap(({ name, schema = {} }) => {
      const values = random.chance(0.15) ? 2 : 1;
      const shape = random.pick(['', '', '', '', '[]', '[a]', '[__proto__]']);
      return Array.from({ length: values }, () => `${name}${shape}=${queried(schema, random)}`);
    });
  if (random.chance(0.1))
    query.push(random.pick(['__proto__=1', 'a[b][c]=1', '%ff=%ff', '&&==', '?']));
  return query.length > 0 ? `${named}?${query.join('&')}` : named;
}

function queried(schema: Schema, random: Random): string {
  const value = random.chance(0.5) ? exampleOf(schema, random) : random.pick(STRANGE_TEXTS);
  return random.chance(0.05) ? '%E0%A4%A' : encoded(String(value));
}

function bodyOf(
  { requestBody, method }: Route,
  random: Random,
  headers: Record<string, string>,
): Pick<FuzzedRequest, 'headers' | 'body'> {
  const [type, { schema }] = random.pick(Object.entries(requestBody?.content ?? {})) ?? [
    'application/json',
    { schema: {} },
  ];
  if (method === 'GET' || random.chance(0.05)) return { headers };
  const good = exampleOf(schema, random);
  const change = random.pick([(same: unknown) => same, mutated, mutated]);
  const value = change(good, random);
  if (type === 'multipart/form-data') return formOf(value, random, headers);
  const body = random.chance(0.05) ? spoiled(jsonOf(value), random) : jsonOf(value);
  const sent = random.chance(0.07)
    ? random.pick([
        'text/plain',
        'application/xml',
        'application/json; charset=utf-16',
        '',
        'nonsense',
      ])
    : 'application/json';
  return { headers: { ...headers, 'content-type': sent }, body };
}

/** JSON that is none, or says what `JSON.stringify` cannot. */
function spoiled(json: string, random: Random): string {
  return random.pick([
    json.slice(0, json.length / 2),
    json.replace(/[\d"]/, '1e999'),
    `${json}${json}`,
    '',
    'NaN',
    '\0',
    '\ufeff{}',
    '"text"',
    '{"a":1,"a":2}',
    '[[[[',
    '<xml/>',
  ]);
}

function formOf(value: unknown, random: Random, headers: Record<string, string>) {
  const parts = Object.entries((value as Record<string, unknown>) ?? {}).map(([name, inner]) =>
    part(`name="${name}"`, typeof inner === 'string' ? inner : jsonOf(inner)),
  );
  if (random.chance(0.5)) {
    const name = random.pick([
      'a.txt',
      'b.pdf',
      'c.docx',
      'x\0.txt',
      '.txt',
      `${'n'.repeat(400)}.txt`,
      'a',
    ]);
    const head = `name="file"; filename="${name}"\r\nContent-Type: text/plain`;
    parts.push(part(head, random.pick([...STRANGE_TEXTS, 'This lease is made on May 1, 2026.'])));
  }
  const broken = random.below(12);
  const end = broken === 0 ? '' : '--edge--\r\n';
  const boundary = broken === 1 ? 'other' : 'edge';
  const type = broken === 2 ? 'multipart/form-data' : `multipart/form-data; boundary=${boundary}`;
  return { headers: { ...headers, 'content-type': type }, body: parts.join('') + end };
}

function part(head: string, value: string): string {
  return `--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** What Node's client lets through; the server's parser has its own test. */
function asHeader(value: string): string {
  return Buffer.from(value)
    .toString('latin1')
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '');
}
