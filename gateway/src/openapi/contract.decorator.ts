import { ERROR_STATUS, type ErrorCode, ErrorEnvelopeSchema } from '@casewright/contracts';
import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { z } from 'zod';

type SchemaObject =
  NonNullable<Parameters<typeof ApiBody>[0]> extends { schema: infer S } ? S : never;

export interface RouteContract {
  summary: string;
  body?: z.ZodType;
  response: z.ZodType | null;
  status?: number;
  errors?: ErrorCode[];
  operationId?: string | undefined;
}

/** Documents a route from its contract's schemas, and sets its success status. */
export function Contract(contract: RouteContract): MethodDecorator {
  const status = contract.status ?? (contract.response ? 200 : 204);
  const errors = new Set<number>(
    ['INTERNAL' as const, 'UNAVAILABLE' as const, ...(contract.errors ?? [])].map(
      (code) => ERROR_STATUS[code],
    ),
  );
  return applyDecorators(
    HttpCode(status),
    ApiOperation({
      summary: contract.summary,
      ...(contract.operationId ? { operationId: contract.operationId } : {}),
    }),
    ...(contract.body ? [ApiBody({ schema: toOpenApi(contract.body, 'input') })] : []),
    ApiResponse({
      status,
      description: contract.summary,
      ...(contract.response ? { schema: toOpenApi(contract.response, 'output') } : {}),
    }),
    ...[...errors].map((code) =>
      ApiResponse({
        status: code,
        description: 'Error',
        schema: toOpenApi(ErrorEnvelopeSchema, 'output'),
      }),
    ),
  );
}

function toOpenApi(schema: z.ZodType, io: 'input' | 'output'): SchemaObject {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'openapi-3.0',
  });
  return json as SchemaObject;
}
