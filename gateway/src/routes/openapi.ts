import {
  ERROR_STATUS,
  ErrorEnvelopeSchema,
  KEY_SCOPES,
  type KeyScope,
  keyMay,
  type Route,
  RULES,
  type Rule,
} from '@casewright/contracts';
import { VERSION } from '@casewright/platform';
import type { INestApplication } from '@nestjs/common';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { z } from 'zod';
import { operationIdOf, ROUTES } from './catalog.js';
import { componentsOf, toOpenApi } from './named-schemas.js';

const JSON_TYPE = 'application/json';
const SECURITY_SCHEMES = {
  session: { type: 'apiKey', in: 'cookie', name: '__Host-casewright_session' },
  key: { type: 'http', scheme: 'bearer', description: 'An API key, `cwk_…`' },
};

/** Serves `/api/openapi.json` and its viewer, `/api/docs`. */
export function serveOpenApi(app: INestApplication, productName: string): void {
  SwaggerModule.setup('api/docs', app, () => openApiOf(productName) as unknown as OpenAPIObject, {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: `${productName} API`,
  });
}

/** The OpenAPI 3.1 document of all routes in the contracts; each schema that has a name stands once. */
export function openApiOf(productName: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of ROUTES) {
    const path = `/api${route.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${productName} API`,
      version: VERSION,
      description:
        'Every error has the same envelope. All tool routes require the session cookie, or an API key as `Authorization: Bearer`.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(ROUTES.map(({ def }) => def.tag))].sort().map((name) => ({ name })),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: { schemas: componentsOf(paths), securitySchemes: SECURITY_SCHEMES },
  };
}

function operationOf(route: Route): object {
  const { def, rule } = route;
  const { body } = def;
  return {
    operationId: operationIdOf(route),
    tags: [def.tag],
    summary: def.summary,
    description: whoMay(rule),
    security: rule === 'anyone' ? [] : Object.keys(SECURITY_SCHEMES).map((way) => ({ [way]: [] })),
    parameters: [...parametersOf(def.params, 'path'), ...parametersOf(def.query, 'query')],
    ...(body && { requestBody: { required: true, content: contentOf(route, body) } }),
    responses: { [route.status]: answerOf(route), ...failuresOf(route) },
  };
}

function whoMay(rule: Rule): string {
  if (rule === 'anyone') return 'Open to visitors.';
  const roles = `For ${RULES[rule].map((role) => `${role}s`).join(', ')}.`;
  const scopes = Object.keys(KEY_SCOPES).filter((scope) => keyMay(scope as KeyScope, rule));
  return scopes.length > 0 ? `${roles} Scopes of API keys: ${scopes.join(', ')}.` : roles;
}

function parametersOf(fields: z.ZodType | undefined, place: 'path' | 'query'): object[] {
  return Object.entries(fields instanceof z.ZodObject ? fields.shape : {}).map(
    ([name, field]: [string, z.ZodType]) => ({
      name,
      in: place,
      required: place === 'path' || !field.safeParse(undefined).success,
      schema: toOpenApi(field, 'input'),
    }),
  );
}

function contentOf({ def }: Route, body: z.ZodType): object {
  const kinds = def.urlencoded
    ? ['application/x-www-form-urlencoded']
    : [...(def.form ? ['multipart/form-data'] : []), JSON_TYPE];
  return Object.fromEntries(kinds.map((kind) => [kind, { schema: toOpenApi(body, 'input') }]));
}

function answerOf({ def, response }: Route): object {
  const schema = response && toOpenApi(response, 'output');
  const kinds = def.produces ?? (schema ? [JSON_TYPE] : []);
  const content = Object.fromEntries(kinds.map((kind) => [kind, { schema: schema ?? {} }]));
  return { description: def.summary, ...(kinds.length > 0 && { content }) };
}

function failuresOf({ errors }: Route): Record<string, object> {
  const content = { [JSON_TYPE]: { schema: toOpenApi(ErrorEnvelopeSchema, 'output') } };
  const statuses = new Set(errors.map((code) => ERROR_STATUS[code]));
  return Object.fromEntries(
    [...statuses].map((status) => [status, { description: 'Error', content }]),
  );
}
