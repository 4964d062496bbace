import type { Route } from '@casewright/contracts';
import {
  applyDecorators,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';

const ROUTE = Symbol('route');

/** Makes a method the handler of a route in the contracts. */
export function Serves({ http }: { http: Route }): MethodDecorator {
  return applyDecorators(
    SetMetadata(ROUTE, http),
    RequestMapping({ method: RequestMethod[http.method], path: http.path }),
    HttpCode(http.status),
  );
}

/** The route that a handler serves, for guards and interceptors. */
export function servedRoute(handler: object): Route | undefined {
  return Reflect.getMetadata(ROUTE, handler) as Route | undefined;
}
