import { AppError, assertStorable } from '@casewright/contracts';
import { type ArgumentMetadata, StandardSchemaValidationPipe } from '@nestjs/common';

/**
 * Refuses characters that no database column can hold before the schema runs, so no route can
 * forget to.
 */
class ContractPipe extends StandardSchemaValidationPipe {
  override transform<T>(value: T, metadata: ArgumentMetadata): Promise<T> {
    if (metadata.schema && metadata.type === 'body' && value === undefined) {
      throw new AppError('UNREADABLE_BODY', 'The request has no body. Send one as JSON.');
    }
    if (metadata.schema) assertStorable(value);
    return super.transform(value, metadata);
  }
}

/**
 * Validates every `@Body({ schema })` against its contract; the first issue becomes the message.
 */
export function contractValidationPipe(): StandardSchemaValidationPipe {
  return new ContractPipe({
    exceptionFactory: (issues) => {
      const details = issues.map((issue) => ({
        path: (issue.path ?? [])
          .map((part) => String(typeof part === 'object' ? part.key : part))
          .join('.'),
        message: issue.message,
      }));
      return new AppError('VALIDATION_FAILED', details[0]?.message ?? 'The request is not valid.', {
        details,
      });
    },
  });
}
