import { SHARED_BODIES } from '../content/shared/shared-bodies.js';
import { holds } from '../source/condition.js';
import { type BodyNode, parseBody } from '../source/parse-body.js';
import type { Scope } from './scope.js';

const parsed = new Map<string, readonly BodyNode[]>();

/** Parses a body once in the life of the process. */
function nodesOf(body: string): readonly BodyNode[] {
  const known = parsed.get(body);
  if (known) return known;
  const nodes = parseBody(body);
  parsed.set(body, nodes);
  return nodes;
}

/**
 * The parts of the template that hold for this draft, shared parts and inserted clauses in their
 * places. A section that does not hold takes along what is within it.
 */
export function selectBody(scope: Scope): BodyNode[] {
  return withoutClosed(expanded(nodesOf(scope.source.body), scope), scope);
}

function expanded(nodes: readonly BodyNode[], scope: Scope): BodyNode[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'command' || !holds(node.when, scope.facts)) return [node];
    if (node.name === 'include') return expanded(nodesOf(sharedBody(node.argument)), scope);
    if (node.name === 'clauses') {
      return scope.clauses.flatMap(({ body }) => expanded(nodesOf(body), scope));
    }
    return [node];
  });
}

function sharedBody(name: string): string {
  const body = SHARED_BODIES[name];
  if (body === undefined) throw new Error(`No shared part is called ${name}.`);
  return body;
}

function withoutClosed(nodes: readonly BodyNode[], { facts }: Scope): BodyNode[] {
  let closedAt: number | null = null;
  return nodes.filter((node) => {
    if (node.kind === 'section' && closedAt !== null && node.level <= closedAt) closedAt = null;
    if (closedAt !== null) return false;
    if (holds(node.when, facts)) return true;
    if (node.kind === 'section') closedAt = node.level;
    return false;
  });
}
