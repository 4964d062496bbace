import { type DraftSection, type Placeholder, runsOfBlock } from '@casewright/contracts';
import type { Scope } from './scope.js';

/** Every place for a value that the draft prints, in its order, with the sections that print it. */
export function listPlaceholders(sections: readonly DraftSection[], scope: Scope): Placeholder[] {
  const where = new Map<string, Set<string>>();
  for (const section of sections) {
    for (const run of section.blocks.flatMap(runsOfBlock)) {
      if (run.kind !== 'placeholder') continue;
      where.set(run.name, (where.get(run.name) ?? new Set()).add(section.id));
    }
  }
  return [...where].map(([name, ids]) => toPlaceholder(name, [...ids], scope));
}

function toPlaceholder(name: string, where: string[], scope: Scope): Placeholder {
  const source = scope.placeholders.get(name)!;
  const value = scope.values.get(name);
  return {
    name,
    label: source.label,
    type: source.type,
    ...(source.choices && { choices: [...source.choices] }),
    where,
    required: source.required ?? true,
    value: value?.text ?? null,
    origin: value?.origin ?? null,
    problem: value?.problem ?? null,
    hint: source.hint,
  };
}
