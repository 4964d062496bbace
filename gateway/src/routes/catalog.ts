import type { CallDef, JobKindDef, Route, RouteDef, ServiceName } from '@casewright/contracts';
import * as contracts from '@casewright/contracts';
import { OPERATION_IDS } from './operation-ids.js';

/** A call or kind of job that the gateway forwards. */
export type PassedDef = (CallDef | JobKindDef) & { http: Route };

/** Everything in the contracts that has a route, by its exported name. */
const DEFINED = Object.entries<unknown>(contracts).filter(
  (entry): entry is [string, PassedDef | RouteDef] => hasRoute(entry[1]),
);

export const ROUTES: readonly Route[] = DEFINED.map(([, { http }]) => http);

const SERVICES = new Map<Route, ServiceName>(
  DEFINED.flatMap(([, def]) => ('service' in def ? [[def.http, def.service]] : [])),
);

/** The service that answers a forwarded route; undefined if several do. */
export function serviceOf(route: Route): ServiceName | undefined {
  return SERVICES.get(route);
}

/** Fewest parameters first: `/drafts/latest` is not a draft with the id “latest”. */
export const PASSED: readonly PassedDef[] = DEFINED.map(([, def]) => def)
  .filter((def): def is PassedDef => def.kind !== 'route')
  .sort((one, other) => parametersOf(one.http) - parametersOf(other.http));

/**
 * The route's operation id in the OpenAPI document: its historical name, or its name in the
 * contracts.
 */
export function operationIdOf(route: Route): string | undefined {
  return OPERATION_IDS[route.def.route] ?? DEFINED.find(([, { http }]) => http === route)?.[0];
}

function parametersOf({ path }: Route): number {
  return path.split(':').length - 1;
}

function hasRoute(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'http' in value && value.http !== undefined;
}
