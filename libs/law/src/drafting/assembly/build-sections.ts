import type { Block, DraftSection, Run } from '@casewright/contracts';
import { holds, withCondition } from '../source/condition.js';
import type { BodyNode, CommandNode, ParagraphNode, SectionNode } from '../source/parse-body.js';
import { parseInline } from '../source/parse-inline.js';
import { mendBlocks } from './mend-blocks.js';
import { ItemCounter, SectionCounter } from './numbering.js';
import { type ReferenceNames, renderRuns, renderText } from './render-runs.js';
import type { Scope } from './scope.js';

/** Numbers the sections, resolves references between them and prints their blocks. */
export function buildSections(nodes: readonly BodyNode[], scope: Scope): DraftSection[] {
  const sections = numbered(nodes, scope);
  const names = referenceNames(sections, scope);
  const items = new ItemCounter();
  let at = -1;
  for (const node of nodes) {
    if (node.kind === 'section') {
      at++;
      items.section();
      sections[at]!.heading = renderText(node.heading, scope, names);
      continue;
    }
    const section = sections[at];
    if (!section) throw new Error('A template begins with a section.');
    if (node.kind === 'note') section.notes.push(node.note);
    else section.blocks.push(blockOf(node, scope, names, items));
  }
  return sections.map((section) => ({ ...section, blocks: mendBlocks(section.blocks) }));
}

function numbered(nodes: readonly BodyNode[], scope: Scope): DraftSection[] {
  const counter = new SectionCounter(scope.source.numbering);
  const around: (string | null)[] = [null, null, null, null];
  return nodes
    .filter((node): node is SectionNode => node.kind === 'section')
    .map(({ id, level, heading, numbered }) => {
      around[level] = id;
      return {
        id,
        parent: around[level - 1] ?? null,
        level,
        number: numbered && heading.length > 0 ? counter.next(level) : '',
        heading: '',
        blocks: [],
        notes: [],
      };
    });
}

/** `Section 5.2`, `clause 5.2` in England, `Part II.A` of a brief, or the heading where nothing is numbered. */
function referenceNames(sections: readonly DraftSection[], scope: Scope): ReferenceNames {
  const byId = new Map(sections.map((section) => [section.id, section]));
  const word = scope.facts.has('england') ? 'clause' : 'Section';
  return (id) => {
    const section = byId.get(id);
    if (!section) throw new Error(`A reference goes to ${id}, which the draft lacks.`);
    if (scope.source.numbering === 'contract') return `${word} ${section.number}`;
    const path = [section.number];
    for (let up = section.parent; up !== null; up = byId.get(up)?.parent ?? null) {
      path.unshift(byId.get(up)?.number ?? '');
    }
    return `Part ${path.join('.')}`;
  };
}

function blockOf(
  node: ParagraphNode | CommandNode,
  scope: Scope,
  names: ReferenceNames,
  items: ItemCounter,
): Block {
  if (node.kind === 'command') {
    items.section();
    return node.name === 'caption'
      ? captionOf(scope, names)
      : signatureOf(node.argument, scope, names);
  }
  const indents = { none: 0, count: 0, letter: 1, roman: 2 } as const;
  return {
    kind: 'paragraph',
    label: items.next(node.list),
    indent: indents[node.list],
    align: node.align,
    runs: renderRuns(node.words, scope, names),
  };
}

function captionOf(scope: Scope, names: ReferenceNames): Block {
  const { caption } = scope.source;
  if (!caption) throw new Error('The template has no caption.');
  const lines = (sources: readonly string[]): Run[][] =>
    sources.flatMap((source) => {
      const [condition, words] = withCondition(source);
      return holds(condition, scope.facts) ? [renderRuns(parseInline(words), scope, names)] : [];
    });
  return {
    kind: 'caption',
    court: lines(caption.court),
    left: lines(caption.left),
    right: lines(caption.right),
    ...(caption.divider &&
      holds(caption.divider.when, scope.facts) && { divider: caption.divider.mark }),
  };
}

function signatureOf(name: string, scope: Scope, names: ReferenceNames): Block {
  const source = scope.source.signatures[name];
  if (!source) throw new Error(`Nobody signs as ${name}.`);
  return {
    kind: 'signature',
    heading: renderRuns(parseInline(source.heading), scope, names),
    lines: source.lines.flatMap(([line, words]) => {
      const [condition, label] = withCondition(line);
      if (!holds(condition, scope.facts)) return [];
      return [{ label, runs: renderRuns(parseInline(words), scope, names) }];
    }),
  };
}
