import { type Run, textOfRuns, valueBefore } from '@casewright/contracts';
import { holds } from '../source/condition.js';
import { type Inline, parseInline } from '../source/parse-inline.js';
import { inBritishSpelling } from './british-spelling.js';
import type { Scope } from './scope.js';

/** What a reference prints for the id of a section. @throws for an id that the draft lacks. */
export type ReferenceNames = (id: string) => string;

/** Words as runs: choices made, values filled in, references resolved, neighbors joined. */
export function renderRuns(words: readonly Inline[], scope: Scope, names: ReferenceNames): Run[] {
  return joined(words.flatMap((word) => render(word, scope, names)));
}

/** The same as plain text, for headings and titles. */
export const renderText = (words: readonly Inline[], scope: Scope, names: ReferenceNames): string =>
  textOfRuns(renderRuns(words, scope, names));

function render(word: Inline, scope: Scope, names: ReferenceNames): Run[] {
  switch (word.kind) {
    case 'text':
      return [{ ...word, text: spelled(word.text, scope) }];
    case 'term':
      return [{ kind: 'term', text: `“${spelled(word.text, scope)}”` }];
    case 'reference':
      return [{ kind: 'reference', target: word.target, text: names(word.target) }];
    case 'choice': {
      const chosen = holds(word.condition, scope.facts) ? word.yes : word.no;
      return chosen.flatMap((inner) => render(inner, scope, names));
    }
    case 'word':
      return renderRuns(parseInline(wordOf(word.name, scope)), scope, names);
    case 'placeholder':
      return [placeholder(word.name, scope)];
  }
}

const spelled = (text: string, { facts }: Scope): string =>
  facts.has('england') ? inBritishSpelling(text) : text;

function wordOf(name: string, { source }: Scope): string {
  const word = source.words?.[name];
  if (word === undefined) throw new Error(`The template has no word for ${name}.`);
  return word;
}

function placeholder(name: string, scope: Scope): Run {
  const source = scope.placeholders.get(name);
  if (!source) throw new Error(`No placeholder of this template is called ${name}.`);
  const value = scope.values.get(name)?.text ?? null;
  return {
    kind: 'placeholder',
    name,
    text: value ?? `[${source.label}]`,
    filled: value !== null,
  };
}

function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (run.kind === 'text' && last?.kind === 'text' && run.style === last.style) {
      result[result.length - 1] = { ...last, text: last.text + run.text };
    } else if (run.kind !== 'text' || run.text !== '') result.push(run);
  }
  return result.map((run, at) =>
    run.kind === 'placeholder' ? { ...run, text: valueBefore(run.text, result[at + 1]) } : run,
  );
}
