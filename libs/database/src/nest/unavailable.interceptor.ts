import { AppError } from '@casewright/contracts';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { catchError, type Observable } from 'rxjs';
import { isConnectionError } from '../errors/is-connection-error.js';

/** How long a PostgreSQL restart usually takes, in seconds. */
const RETRY_AFTER_S = 3;

/** Reports a database that is down as temporarily unavailable, not as an unexpected error. */
@Injectable()
export class UnavailableInterceptor implements NestInterceptor {
  intercept(_: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      catchError((error: unknown) => {
        if (!isConnectionError(error)) throw error;
        throw new AppError('UNAVAILABLE', 'The database is down. Please try again in a moment.', {
          retryAfter: RETRY_AFTER_S,
          cause: error,
        });
      }),
    );
  }
}
