import {
  type Draft,
  type DraftSection,
  draftText,
  headingOfSection,
  type Placeholder,
  runsOfBlock,
} from '@casewright/contracts';
import { holds, withCondition } from '../source/condition.js';
import { parseInline } from '../source/parse-inline.js';
import { buildSections } from './build-sections.js';
import { pruneDefinitions } from './prune-definitions.js';
import { renderText } from './render-runs.js';
import type { Scope } from './scope.js';
import { selectBody } from './select-body.js';

export type Assembled = Pick<
  Draft,
  'content' | 'structure' | 'placeholders' | 'instructions' | 'title' | 'sections'
>;

/** Makes the document that a scope decides. The same scope makes the same document. */
export function assemble(scope: Scope): Assembled {
  const nodes = pruneDefinitions(selectBody(scope), scope.facts);
  const sections = buildSections(nodes, scope);
  const title = renderText(parseInline(scope.source.title), scope, noReferences);
  return {
    title,
    content: draftText(title, sections),
    structure: structureOf(sections),
    placeholders: listPlaceholders(sections, scope),
    instructions: instructionsOf(scope),
    sections,
  };
}

export const structureOf = (sections: readonly DraftSection[]): string[] =>
  sections.filter(({ level, heading }) => level === 1 && heading !== '').map(headingOfSection);

function instructionsOf({ source, facts }: Scope): string[] {
  return source.instructions.flatMap((line) => {
    const [condition, words] = withCondition(line);
    return holds(condition, facts) ? [words] : [];
  });
}

const noReferences = (id: string): string => {
  throw new Error(`A title refers to ${id}.`);
};

/** Every place for a value that the draft prints, in its order, with the sections that print it. */
function listPlaceholders(sections: readonly DraftSection[], scope: Scope): Placeholder[] {
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
    ...(value?.suggestion && { suggestion: value.suggestion }),
  };
}
