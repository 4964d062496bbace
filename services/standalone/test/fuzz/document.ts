import type { Route } from './requests.js';
import type { Schema } from './values.js';

/** Every text of a route as the document has it, each `METHOD /path field`; apart from `fieldsOf`. */
export function textsOf(routes: readonly Route[]): string[] {
  return routes.flatMap(({ method, path, parameters = [], requestBody }) => {
    const found = parameters.filter((each) => each.in !== 'header').map(({ name }) => name);
    for (const { schema } of Object.values(requestBody?.content ?? {})) collect(schema, '', found);
    return [...new Set(found)].map((field) => `${method} ${path} ${field}`);
  });
}

function collect(schema: Schema, path: string, found: string[]): void {
  const at = (key: string): string => (path ? `${path}.${key}` : key);
  if (schema.type === 'string') found.push(path);
  for (const each of [schema.anyOf, schema.oneOf, schema.allOf].flat())
    if (each) collect(each, path, found);
  if (schema.items) collect(schema.items, at('0'), found);
  for (const [key, part] of Object.entries(schema.properties ?? {})) collect(part, at(key), found);
  if (typeof schema.additionalProperties === 'object')
    collect(schema.additionalProperties, at('x'), found);
}
