import { isPersonal } from '../requirements/nature.js';
import type { TemplateSource, Value } from '../source/template-source.js';

const FORM_OF_PERSON =
  /\b(?:individual|resident|citizen|person|sole (?:trader|proprietor)|consultant|married|widow)/i;

/** What each party is, as far as its name and the form that someone gave it say. */
export function natureOfParties(
  { parties }: TemplateSource,
  values: ReadonlyMap<string, Value>,
): Set<string> {
  const facts = new Set<string>();
  for (const { role, person } of parties) {
    const name = values.get(role)?.text ?? '';
    const form = values.get(`${role}_form`)?.text ?? '';
    const names = name.split(/\s(?:and|&)\s/);
    const isPerson = person || (form ? FORM_OF_PERSON.test(form) : isPersonal(name));
    if (!isPerson) continue;
    facts.add(`person.${role}`);
    if (names.length > 1) facts.add(`several.${role}`);
  }
  return facts;
}
