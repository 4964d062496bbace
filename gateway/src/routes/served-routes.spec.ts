import 'reflect-metadata';
import { AUDIT_ACTIONS, RouteActionSchema } from '@casewright/contracts';
import type { BusTransport } from '@casewright/messaging';
import { RequestMethod } from '@nestjs/common';
import {
  EXCEPTION_FILTERS_METADATA,
  METHOD_METADATA,
  PATH_METADATA,
} from '@nestjs/common/constants.js';
import { GatewayModule } from '../gateway.module.js';
import { GatewayConfig } from '../gateway-config.js';
import { ROUTES } from './catalog.js';
import { servedRoute } from './serves.decorator.js';

const READING = new Set([RequestMethod.GET, RequestMethod.HEAD, RequestMethod.OPTIONS]);

interface Route {
  name: string;
  method: RequestMethod;
  handler: object;
  controller: object;
}

function routes(): Route[] {
  const { controllers = [] } = GatewayModule.forTransport({} as BusTransport, new GatewayConfig());
  return controllers.flatMap((controller) => {
    const { prototype } = controller;
    return Object.getOwnPropertyNames(prototype).flatMap((key) => {
      const handler = prototype[key];
      const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
      if (method === undefined) return [];
      const path = [controller, handler].map((part) => Reflect.getMetadata(PATH_METADATA, part));
      const name = `${RequestMethod[method]} ${path.join('/').replace(/^\/*/, '/')}`;
      return [{ name, method, handler, controller }];
    });
  });
}

describe('the routes of the gateway', () => {
  const unsafe = routes().filter(({ method }) => !READING.has(method));

  it('are found', () => {
    expect(unsafe.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['POST /auth/login', 'DELETE /library/imports/:id']),
    );
  });

  it.each(unsafe.map(({ name, handler }) => [name, handler] as const))(
    'say what the audit log keeps of %s, or why nothing',
    (_, handler) => {
      const mark = servedRoute(handler)?.def.audit;
      expect(mark).toBeDefined();
      if (mark && 'exempt' in mark) expect(mark.exempt.split(' ').length).toBeGreaterThan(4);
    },
  );

  it('are those of the contracts, each served once', () => {
    const served = routes().map(({ name }) => name);
    const defined: string[] = ROUTES.map(({ def }) => def.route);
    expect([...served].sort()).toEqual([...defined].sort());
    expect(new Set(served).size).toBe(served.length);
  });

  it('answer errors by the filter of all routes, in no class that listens to the bus', () => {
    const own = routes().filter(({ controller }) =>
      Reflect.hasMetadata(EXCEPTION_FILTERS_METADATA, controller),
    );
    expect(own.map(({ name }) => name)).toEqual([]);
  });

  it('report every action that is theirs, and none that is not in the contract', () => {
    const reported = routes().flatMap(({ handler }) => {
      const mark = servedRoute(handler)?.def.audit;
      return mark && 'action' in mark ? [mark.action] : [];
    });
    const theirs = AUDIT_ACTIONS.filter((action) => RouteActionSchema.safeParse(action).success);
    expect([...new Set(reported)].sort()).toEqual([...theirs].sort());
  });

  it('record who reads, checks and exports the audit log', () => {
    const marks = routes()
      .filter(({ name }) => name.startsWith('GET /admin/audit'))
      .map(({ handler }) => servedRoute(handler)?.def.audit);
    expect(marks).toHaveLength(3);
    expect(marks).toEqual(
      expect.arrayContaining([
        { action: 'read_audit_log' },
        { action: 'verify_audit_log' },
        { action: 'export_audit_log' },
      ]),
    );
  });
});
