import * as contracts from '@casewright/contracts';
import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;
type Schemas = Record<string, JsonSchema>;
type Direction = 'input' | 'output';

const PLACE = '#/components/schemas/';
const NAMES = namesOf(contracts);

let made: { input: Schemas; output: Schemas; twofold: Set<string> } | undefined;

/** A schema in terms of the named ones: what has a name is a reference. */
export function toOpenApi(schema: z.ZodType, io: Direction): JsonSchema {
  const {
    $schema: _,
    $defs: __,
    ...json
  } = z.toJSONSchema(schema, { ...settings(io), metadata: NAMES });
  return renamed(json, io, '#/$defs/');
}

/** The named schemas that a document refers to, over any number of others. */
export function componentsOf(document: object): Schemas {
  const components: Schemas = {};
  const collect = (json: object): void => {
    for (const [, name] of JSON.stringify(json).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (name === undefined || name in components) continue;
      const { input, output } = named();
      const isInput = !(name in output);
      const found = isInput ? input[name.replace(/Input$/, '')] : output[name];
      components[name] = renamed(found!, isInput ? 'input' : 'output', PLACE);
      collect(components[name]);
    }
  };
  collect(document);
  return Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The named schemas by direction; made when somebody asks. */
function named() {
  if (!made) {
    const [input, output] = [describeAll('input'), describeAll('output')];
    made = { input, output, twofold: twofold(input, output) };
  }
  return made;
}

function namesOf(exported: object) {
  const names = z.registry<{ id: string }>();
  for (const [name, schema] of Object.entries(exported)) {
    if (!(schema instanceof z.ZodType) || names.has(schema)) continue;
    names.add(schema, { id: name.replace(/Schema$/, '') });
  }
  return names;
}

function settings(io: Direction) {
  return {
    io,
    unrepresentable: 'any' as const,
    // Whoever reads an answer leaves alone what a later version adds.
    override: ({ jsonSchema }: { jsonSchema: JsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  };
}

function describeAll(io: Direction): Schemas {
  const { schemas } = z.toJSONSchema(NAMES, { ...settings(io), uri: (id) => PLACE + id });
  return Object.fromEntries(
    Object.entries(schemas as Schemas).map(([name, { $schema: _, $id: __, ...json }]) => [
      name,
      json,
    ]),
  );
}

/** What is sent otherwise than it is answered: a field has a default, or is converted. */
function twofold(input: Schemas, output: Schemas): Set<string> {
  const differing = new Set<string>();
  const differs = (name: string): boolean => {
    const json = JSON.stringify(input[name]);
    if (json !== JSON.stringify(output[name])) return true;
    return [...differing].some((other) => json.includes(`"${PLACE}${other}"`));
  };
  for (let size = -1; size !== differing.size; ) {
    size = differing.size;
    for (const name of Object.keys(input)) if (differs(name)) differing.add(name);
  }
  return differing;
}

function renamed(json: object, io: Direction, place: string): JsonSchema {
  return JSON.parse(JSON.stringify(json), (key, value: unknown) => {
    if (key !== '$ref' || typeof value !== 'string') return value;
    const name = value.slice(place.length);
    return PLACE + (io === 'input' && named().twofold.has(name) ? `${name}Input` : name);
  }) as JsonSchema;
}
