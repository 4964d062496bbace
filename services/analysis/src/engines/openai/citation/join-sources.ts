import type { Recognized } from '@casewright/law/checking';

/** A source, and its variables that the model read. */
interface JoinedSource {
  source: Recognized;
  fields: string[];
}

const fieldsOf = ({ item }: Recognized): string[] =>
  Object.keys(item).filter((variable) => variable !== 'type');

/** Whether the rules found a source with its place: a citation, and no mere name or title. */
const isCited = ({ kind, tentative, item }: Recognized): boolean =>
  kind !== 'unknown' && !tentative && item['container-title'] !== undefined;

/**
 * What the rules read of a citation stays; the model adds the variables that they did not find. A
 * mere name or title, and a text that they take for a title whole, gives way to the model's reading.
 */
export function joinSources(rules: Recognized, model: Recognized): JoinedSource {
  const isNamed = model.item.title !== undefined || model.item['container-title'] !== undefined;
  if (!isCited(rules)) {
    const isSource = isNamed && model.kind !== 'unknown';
    return isSource ? { source: model, fields: fieldsOf(model) } : { source: rules, fields: [] };
  }
  if (rules.kind !== model.kind) return { source: rules, fields: [] };
  const fields = fieldsOf(model).filter((variable) => rules.item[variable] === undefined);
  const added = Object.fromEntries(fields.map((variable) => [variable, model.item[variable]]));
  const court = rules.item.authority === undefined ? model.court : rules.court;
  return {
    source: {
      ...rules,
      item: { ...rules.item, ...added },
      ...(court ? { court } : {}),
      ...(rules.pin === undefined && model.pin !== undefined ? { pin: model.pin } : {}),
    },
    fields,
  };
}
