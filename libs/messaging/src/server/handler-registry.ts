import type { CallDef, EventDef, JobDef } from '@casewright/contracts';
import type { MessageHandler } from '@nestjs/microservices';
import { definitionOf } from '../nest/handler.decorators.js';

export interface Registered<D> {
  readonly def: D;
  readonly handler: MessageHandler;
}

/** The handlers of one server by kind and pattern, as Nest hands them over. */
export class HandlerRegistry {
  readonly calls = new Map<string, Registered<CallDef>>();
  readonly jobs = new Map<string, Registered<JobDef>>();
  readonly events = new Map<string, Registered<EventDef>[]>();

  constructor(private readonly service: string) {}

  add(
    pattern: unknown,
    handler: MessageHandler,
    extras: Record<string, unknown> | undefined,
  ): void {
    const def = definitionOf(extras);
    if (!def) {
      throw new Error(
        `The handler of ${String(pattern)} has no definition. Use @OnCall, @OnJob or @OnEvent.`,
      );
    }
    if (def.kind === 'event') {
      const others = this.events.get(def.pattern) ?? [];
      this.events.set(def.pattern, [...others, { def, handler }]);
      return;
    }
    if (def.service !== this.service) {
      throw new Error(`${def.pattern} belongs to ${def.service}, not to ${this.service}.`);
    }
    if (this.calls.has(def.pattern) || this.jobs.has(def.pattern)) {
      throw new Error(`${def.pattern} has two handlers. Remove one of them.`);
    }
    if (def.kind === 'call') this.calls.set(def.pattern, { def, handler });
    else this.jobs.set(def.pattern, { def, handler });
  }
}
