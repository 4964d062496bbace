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
import {
  ApiBody,
  ApiConsumes,
  ApiOperation,
  ApiProduces,
  ApiResponse,
  ApiTags,
  DocumentBuilder,
  SwaggerModule,
} from '@nestjs/swagger';
import { z } from 'zod';
import { operationIdOf } from './catalog.js';

type SchemaObject =
  NonNullable<Parameters<typeof ApiBody>[0]> extends { schema: infer S } ? S : never;

/** Serves `/api/openapi.json` and its viewer, `/api/docs`. */
export function serveOpenApi(app: INestApplication, productName: string): void {
  const description = new DocumentBuilder()
    .setTitle(`${productName} API`)
    .setVersion(VERSION)
    .setDescription(
      'Every error has the same envelope. All tool routes require the session cookie, or an API key as `Authorization: Bearer`.',
    )
    .addCookieAuth('__Host-casewright_session')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'An API key, `cwk_…`' })
    .build();
  const document = () =>
    SwaggerModule.createDocument(app, description, { autoTagControllers: false });
  SwaggerModule.setup('api/docs', app, document, {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: `${productName} API`,
  });
}

function whoMay(rule: Rule): string {
  if (rule === 'anyone') return 'Open to visitors.';
  const roles = `For ${RULES[rule].map((role) => `${role}s`).join(', ')}.`;
  const scopes = Object.keys(KEY_SCOPES).filter((scope) => keyMay(scope as KeyScope, rule));
  return scopes.length > 0 ? `${roles} Scopes of API keys: ${scopes.join(', ')}.` : roles;
}

/** A route's documentation, derived from its contract. */
export function documentation(route: Route): MethodDecorator[] {
  const { def, rule, response, status, errors } = route;
  const { summary, body, form, urlencoded, produces } = def;
  const operationId = operationIdOf(route);
  return [
    ApiTags(def.tag),
    ApiOperation({ summary, description: whoMay(rule), ...(operationId ? { operationId } : {}) }),
    ...(body ? [ApiBody({ schema: toOpenApi(body, 'input') })] : []),
    ...(form ? [ApiConsumes('multipart/form-data', 'application/json')] : []),
    ...(urlencoded ? [ApiConsumes('application/x-www-form-urlencoded')] : []),
    ...(produces ? [ApiProduces(...produces)] : []),
    ApiResponse({
      status,
      description: summary,
      ...(response ? { schema: toOpenApi(response, 'output') } : {}),
    }),
    ...[...new Set(errors.map((code) => ERROR_STATUS[code]))].map((failure) =>
      ApiResponse({
        status: failure,
        description: 'Error',
        schema: toOpenApi(ErrorEnvelopeSchema, 'output'),
      }),
    ),
  ];
}

function toOpenApi(schema: z.ZodType, io: 'input' | 'output'): SchemaObject {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'openapi-3.0',
  });
  return json as SchemaObject;
}
