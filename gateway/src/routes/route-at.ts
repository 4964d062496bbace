import type { Route } from '@casewright/contracts';
import { ROUTES } from './catalog.js';

interface Known {
  readonly route: Route;
  readonly parts: readonly string[];
}

/** Fewest parameters first, as in the router. */
const KNOWN: readonly Known[] = ROUTES.map((route) => ({ route, parts: partsOf(route.path) })).sort(
  (one, other) => parametersOf(one.parts) - parametersOf(other.parts),
);

/** Grouped by method and number of segments, to keep the search short. */
const GROUPS = new Map<string, Known[]>();
for (const known of KNOWN) {
  const group = `${known.route.method} ${known.parts.length}`;
  GROUPS.set(group, [...(GROUPS.get(group) ?? []), known]);
}

/**
 * The route that the router will choose, known before it runs. Like the router, it ignores case and
 * a trailing slash, and treats HEAD as GET.
 * @param path below `/api`
 */
export function routeAt(method: string, path: string): Route | undefined {
  const asked = partsOf(path.toLowerCase().replace(/\/$/, ''));
  const found = GROUPS.get(`${method === 'HEAD' ? 'GET' : method} ${asked.length}`)?.find(
    ({ parts }) => matches(parts, asked),
  );
  return found?.route;
}

function partsOf(path: string): string[] {
  return path.split('/').slice(1);
}

function parametersOf(parts: readonly string[]): number {
  return parts.filter((part) => part.startsWith(':')).length;
}

function matches(pattern: readonly string[], asked: readonly string[]): boolean {
  return pattern.every((part, at) => part.startsWith(':') || part === asked[at]);
}
