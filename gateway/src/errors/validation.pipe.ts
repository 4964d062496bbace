import { AppError } from '@casewright/contracts';
import { StandardSchemaValidationPipe } from '@nestjs/common';

/** Validates every `@Body({ schema })` with its contract; the first fault is the message. */
export function contractValidationPipe(): StandardSchemaValidationPipe {
  return new StandardSchemaValidationPipe({
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
