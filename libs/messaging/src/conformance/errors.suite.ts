import { AppError } from '@casewright/contracts';
import { currentContext } from '@casewright/platform';
import { codeOf } from '@casewright/testing/sync';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type ArgumentsHost,
  BadRequestException,
  type CanActivate,
  Catch,
  Controller,
  ForbiddenException,
  HttpException,
  Injectable,
  NotFoundException,
  type PipeTransform,
  UseFilters,
  UseGuards,
  UsePipes,
} from '@nestjs/common';
import { throwError } from 'rxjs';
import { OnCall } from '../nest/handler.decorators.js';
import { anything, outer } from './definitions.js';
import { type MakeBroker, World } from './world.js';

const SECRET = 'password of the database: hunter2';

let toThrow: unknown;

@Controller()
class ThrowingController {
  @OnCall(anything)
  async fail(): Promise<unknown> {
    throw toThrow;
  }
}

@Injectable()
class RefusingGuard implements CanActivate {
  canActivate(): boolean {
    return false;
  }
}

@Injectable()
class RefusingPipe implements PipeTransform {
  transform(): never {
    throw new BadRequestException(['first fault', 'second fault']);
  }
}

@Catch(RangeError)
class RangeFilter {
  catch(error: RangeError, _host: ArgumentsHost) {
    return throwError(() => new AppError('CONFLICT', `filtered: ${error.message}`));
  }
}

export function errorsSuite(make: MakeBroker): void {
  describe('an error', () => {
    let world: World;

    beforeEach(async () => {
      world = await World.open(make);
    });
    afterEach(() => world.close());

    it('crosses whole when it is an AppError', async () => {
      await world.serve(ThrowingController);
      const details = [{ path: 'email', message: 'taken' }];
      toThrow = new AppError('EMAIL_TAKEN', 'That address is in use.', { details, retryAfter: 7 });
      const failure = await world.bus.call(anything, {}).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(AppError);
      expect(failure).toMatchObject({
        code: 'EMAIL_TAKEN',
        message: 'That address is in use.',
        details,
        retryAfter: 7,
      });
    });

    it.each([
      ['an Error', new Error(SECRET)],
      ['a string', SECRET],
      ['an object that looks like an HTTP error', { statusCode: 418, message: SECRET }],
      ['a server-side HttpException', new HttpException(SECRET, 500)],
    ])('becomes INTERNAL without its text when it is %s', async (_name, thrown) => {
      await world.serve(ThrowingController);
      toThrow = thrown;
      const failure = await world.bus.call(anything, {}).catch((error: unknown) => error);
      expect(failure).toMatchObject({ code: 'INTERNAL' });
      expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('hunter2');
    });

    it.each([
      [new NotFoundException('No such brief.'), 'NOT_FOUND'],
      [new ForbiddenException('Not yours.'), 'FORBIDDEN'],
      [new HttpException('Slow down.', 429), 'RATE_LIMITED'],
    ])('keeps the meaning of %p', async (thrown, code) => {
      await world.serve(ThrowingController);
      toThrow = thrown;
      const call = world.bus.call(anything, {});
      await expect(call).rejects.toMatchObject({ code, message: thrown.message });
    });

    it('is FORBIDDEN when a guard refuses', async () => {
      @Controller()
      class GuardedController {
        @UseGuards(RefusingGuard)
        @OnCall(anything)
        never(): never {
          throw new Error('The guard let it through.');
        }
      }
      await world.serve(GuardedController);
      await expect(codeOf(world.bus.call(anything, {}))).resolves.toBe('FORBIDDEN');
    });

    it('lists the faults that a pipe found', async () => {
      @Controller()
      class PipedController {
        @UsePipes(RefusingPipe)
        @OnCall(anything)
        never(_data: unknown): never {
          throw new Error('The pipe let it through.');
        }
      }
      await world.serve(PipedController);
      await expect(world.bus.call(anything, {})).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        message: 'first fault',
        details: [
          { path: '', message: 'first fault' },
          { path: '', message: 'second fault' },
        ],
      });
    });

    it('goes through the exception filters of its controller', async () => {
      @UseFilters(RangeFilter)
      @Controller()
      class FilteredController {
        @OnCall(anything)
        never(): never {
          throw new RangeError('too far');
        }
      }
      await world.serve(FilteredController);
      await expect(world.bus.call(anything, {})).rejects.toMatchObject({
        code: 'CONFLICT',
        message: 'filtered: too far',
      });
    });

    it('crosses two services with its code and under one correlation id', async () => {
      const seen: string[] = [];
      @Controller()
      class InnerController {
        @OnCall(anything)
        fail(): never {
          seen.push(currentContext().correlationId);
          throw new AppError('NOT_FOUND', 'No such brief.');
        }
      }
      @Controller()
      class OuterController {
        @OnCall(outer)
        pass(): Promise<unknown> {
          seen.push(currentContext().correlationId);
          return world.bus.call(anything, {});
        }
      }
      await world.serve([InnerController, OuterController]);
      const call = world.bus.call(outer, {}, { correlationId: 'the-id' });
      await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'No such brief.' });
      expect(seen).toEqual(['the-id', 'the-id']);
    });
  });
}
