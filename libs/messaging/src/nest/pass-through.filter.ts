import { Catch, type ExceptionFilter } from '@nestjs/common';
import { type Observable, throwError } from 'rxjs';

/**
 * Hands an error on as it was thrown. Nest's own last filter turns everything into `Internal
 * server error` before the transport could see a code.
 */
@Catch()
export class PassThroughFilter implements ExceptionFilter {
  catch(thrown: unknown): Observable<never> {
    return throwError(() => thrown);
  }
}
