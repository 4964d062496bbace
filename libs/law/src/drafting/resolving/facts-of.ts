import { STATES } from '@casewright/law/citations';
import type { Jurisdiction } from '../jurisdictions.js';
import type { Claims } from '../requirements/claims.js';
import { holds } from '../source/condition.js';
import type { TemplateSource, Value } from '../source/template-source.js';
import { natureOfParties } from './nature-of-parties.js';

/**
 * What holds for a draft: `us` or `england`, the jurisdiction's id and `located`, `state.ohio`, `law.ID` for the
 * law that governs, `person.ROLE` and `several.ROLE` for natural persons, what the template usually has,
 * what the requirements ask for or deny, `has.NAME` for each value that there is, and what follows from its size.
 */
export function factsOf(
  source: TemplateSource,
  claims: Claims,
  jurisdiction: Jurisdiction | null,
  law: Jurisdiction | null,
  values: ReadonlyMap<string, Value>,
): Set<string> {
  const facts = new Set([...source.usually, ...natureOfParties(source, values)]);
  for (const { takes } of claims.all) {
    if (!('fact' in takes)) continue;
    for (const denied of takes.denied) facts.delete(denied);
    if (takes.fact !== '') facts.add(takes.fact);
  }
  if (jurisdiction?.id) facts.add(jurisdiction.id).add('located');
  const state = STATES.find(({ name }) => name === (jurisdiction ?? law)?.label)?.name;
  if (state) facts.add(`state.${state.toLowerCase().replaceAll(' ', '-')}`);
  facts.add(jurisdiction?.id === 'england' ? 'england' : 'us');
  const governing = law ?? jurisdiction;
  if (governing?.id) facts.add(`law.${governing.id}`);
  for (const [name, { text }] of values) if (text !== null) facts.add(`has.${name}`);
  for (const { fact, isSo } of source.measures ?? []) if (isSo(values)) facts.add(fact);
  for (const [condition, fact] of source.implies ?? [])
    if (holds(condition, facts)) facts.add(fact);
  return facts;
}
