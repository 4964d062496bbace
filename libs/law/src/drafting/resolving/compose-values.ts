import type { TemplateSource, Value } from '../source/template-source.js';

/** Fills places with what the template makes of the others, and adds the facts that there are values. */
export function composeValues(
  { compose }: TemplateSource,
  values: Map<string, Value>,
  facts: Set<string>,
): void {
  for (const [name, { words, insteadOf }] of Object.entries(compose?.(facts, values) ?? {})) {
    const { origin = null } = values.get(name) ?? {};
    const isOpen = origin === null || origin === 'usual' || origin === insteadOf;
    if (words === null || !isOpen) continue;
    values.set(name, { text: words, origin: origin ?? 'usual', problem: null });
    facts.add(`has.${name}`);
  }
}
