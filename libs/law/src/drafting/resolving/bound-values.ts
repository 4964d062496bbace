import { holds } from '../source/condition.js';
import type { TemplateSource, Value } from '../source/template-source.js';

/**
 * Leaves open what the law of the place forbids, and says why: a draft never breaks its own notes. What
 * nobody asked for gives way to what the law allows.
 */
export function boundValues(
  { bounds = [] }: TemplateSource,
  values: Map<string, Value>,
  facts: Set<string>,
): void {
  for (const { when, name, exceeds, instead } of bounds) {
    const value = values.get(name);
    if (!value?.text || !holds(when, facts)) continue;
    const problem = exceeds(value.text, values);
    if (problem === null) continue;
    const usual = value.origin === 'usual' ? (instead?.(values) ?? null) : null;
    values.set(
      name,
      usual
        ? { text: usual, origin: 'usual', problem: null }
        : { text: null, origin: null, problem },
    );
    if (!usual) facts.delete(`has.${name}`);
  }
}
