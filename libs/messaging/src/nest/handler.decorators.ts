import type { CallDef, EventDef, JobDef } from '@casewright/contracts';
import { Catch, type ExceptionFilter, UseFilters } from '@nestjs/common';
import { EventPattern, MessagePattern } from '@nestjs/microservices';
import { type Observable, throwError } from 'rxjs';
import type { z } from 'zod';
import type { Json, KeptJson } from '../claim-check/json.js';

export type HandlerDef = CallDef | JobDef | EventDef;

/** Where a handler's definition is kept in the extras that Nest gives to the server. */
const DEFINITION = 'casewright:definition';

type Answer<O extends z.ZodType> = z.input<O> | Json<z.output<O>> | KeptJson<z.output<O>>;
// `never[]`: any further parameters, as far as Nest fills them (a BusContext is the second).
type CallMethod<I extends z.ZodType, O extends z.ZodType> = (
  data: z.output<I>,
  ...rest: never[]
) => Answer<O> | Promise<Answer<O>>;
type MessageMethod<I extends z.ZodType> = (payload: z.output<I>, ...rest: never[]) => unknown;

/** A method decorator that the compiler refuses on a method of another shape. */
type DecoratorOf<M> = <T extends M>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<T>,
) => void;

/**
 * The method answers this call: `(data, context: BusContext) => response`, or the response as JSON
 * that need not be read here. It may run again after a crash, as long as the caller waits. Guards, pipes and interceptors apply; so do exception
 * filters of the method and of the controller. Errors that no such filter takes cross the bus.
 */
export function OnCall<I extends z.ZodType, O extends z.ZodType>(
  def: CallDef<I, O>,
): DecoratorOf<CallMethod<I, O>> {
  return bind(def, MessagePattern(def.pattern, { [DEFINITION]: def }));
}

/**
 * The method does this job: `(payload, context: BusContext) => Promise`. The job is done when it
 * resolves. When it rejects, the job is tried again, up to the definition's `maxDeliveries`.
 */
export function OnJob<I extends z.ZodType>(def: JobDef<I>): DecoratorOf<MessageMethod<I>> {
  return bind(def, MessagePattern(def.pattern, { [DEFINITION]: def }));
}

/** The method hears of this event. When it rejects, the event goes to the dead letters. */
export function OnEvent<I extends z.ZodType>(def: EventDef<I>): DecoratorOf<MessageMethod<I>> {
  return bind(def, EventPattern(def.pattern, { [DEFINITION]: def }) as MethodDecorator);
}

/** The definition that a decorator of this file left, or undefined for a bare Nest handler. */
export function definitionOf(extras: Record<string, unknown> | undefined): HandlerDef | undefined {
  return extras?.[DEFINITION] as HandlerDef | undefined;
}

/**
 * Hands an error on as it was thrown. Nest's own last filter turns everything into `Internal
 * server error` before the transport could see a code.
 */
@Catch()
class PassThroughFilter implements ExceptionFilter {
  catch(thrown: unknown): Observable<never> {
    return throwError(() => thrown);
  }
}

const filtered = new WeakSet<object>();

function bind(def: HandlerDef, pattern: MethodDecorator) {
  return <T>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<T>,
  ): void => {
    if (typeof descriptor.value !== 'function') {
      throw new Error(`The handler of ${def.pattern} must be a method.`);
    }
    pattern(target, key, descriptor);
    // Once for the class, before the class's own decorators run: filters that it names win.
    if (!filtered.has(target)) UseFilters(new PassThroughFilter())(target.constructor);
    filtered.add(target);
  };
}
