import type { CallDef, Route, RouteDef } from '@casewright/contracts';
import * as contracts from '@casewright/contracts';
import { OPERATION_IDS } from './operation-ids.js';

/** A call that the gateway passes on for its users, under its name in the contracts. */
export interface PassedCall {
  name: string;
  def: CallDef & { http: Route };
}

const named = Object.entries<unknown>(contracts);

/** Routes that are all words come first: `/drafts/latest` is not the draft with the id “latest”. */
export const PASSED_CALLS: readonly PassedCall[] = named
  .flatMap(([name, def]) => (isPassed(def) ? [{ name, def }] : []))
  .sort((one, other) => parametersOf(one) - parametersOf(other));

/** Every route of the contracts, by the name of its definition. */
export const ROUTES: ReadonlyMap<string, Route> = new Map(
  named.flatMap(([name, def]) => (isPassed(def) || isRoute(def) ? [[name, def.http]] : [])),
);

/** What the OpenAPI document calls a route. */
export function operationIdOf(route: Route): string | undefined {
  const [name] = [...ROUTES].find(([, other]) => other === route) ?? [];
  return OPERATION_IDS[route.def.route] ?? name;
}

function parametersOf({ def }: PassedCall): number {
  return def.http.path.split(':').length - 1;
}

function isPassed(def: unknown): def is PassedCall['def'] {
  return isObject(def) && def.kind === 'call' && def.http !== undefined;
}

function isRoute(def: unknown): def is RouteDef {
  return isObject(def) && def.kind === 'route';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
