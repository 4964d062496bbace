import type { z } from 'zod';

type AnySchema = { def: Record<string, unknown> & { type: string } };

/**
 * Where data does not match a contract, for the log. A path says only names that the contract has:
 * the key of a record may be a user's own word, and is told as `*`.
 */
export function contractIssues(
  schema: z.ZodType,
  { issues }: z.ZodError,
): { code: string; path: string }[] {
  return issues.map(({ code, path }) => ({
    code,
    path: pathIn(schema as unknown as AnySchema, path),
  }));
}

function pathIn(schema: AnySchema, path: PropertyKey[]): string {
  let at = opened(schema);
  const told: string[] = [];
  for (const part of path) {
    const known = at.flatMap((place) => childOf(place, part));
    const isNamed = known.some(([name]) => name !== '*');
    told.push(isNamed ? String(part) : '*');
    at = known.flatMap(([, child]) => opened(child));
  }
  return told.join('.');
}

/** The child of an object, list, or record, with its name in the contract. */
function childOf({ def }: AnySchema, part: PropertyKey): [name: string, child: AnySchema][] {
  const { type, shape, element, valueType } = def as Record<string, unknown>;
  if (type === 'object' && Object.hasOwn(shape as object, part)) {
    return [[String(part), (shape as Record<PropertyKey, AnySchema>)[part]!]];
  }
  if (type === 'array' && typeof part === 'number') return [[String(part), element as AnySchema]];
  return type === 'record' ? [['*', valueType as AnySchema]] : [];
}

/** What a schema is when it is there: without what makes it optional, and each of its options. */
function opened(schema: AnySchema): AnySchema[] {
  const { innerType, options, left, right, getter } = schema.def;
  const { in: before, out: after } = schema.def;
  const inner = [innerType, left, right, before, after, ...((options as unknown[]) ?? [])];
  if (typeof getter === 'function') inner.push(getter());
  const found = inner.filter((one) => one !== undefined) as AnySchema[];
  return found.length > 0 ? found.flatMap(opened) : [schema];
}
