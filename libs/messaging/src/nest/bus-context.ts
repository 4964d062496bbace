import { BaseRpcContext } from '@nestjs/microservices';
import type { WireMessage } from '../wire/message.js';

/** The second argument of a handler, or `@Ctx() context: BusContext` where parameters are decorated. */
export class BusContext extends BaseRpcContext<[WireMessage]> {
  private abort: AbortSignal | undefined;

  constructor(
    private readonly message: WireMessage,
    /** 1 for the first delivery of a job or event. */
    readonly delivery: number,
    private readonly makeSignal: () => AbortSignal,
  ) {
    super([message]);
  }

  get pattern(): string {
    return this.message.pattern;
  }

  /** Identity of a job or event, the same at every delivery; empty for calls. */
  get messageId(): string {
    return this.message.messageId;
  }

  /**
   * Aborted when nobody needs the result anymore: a call's deadline has passed, or a job's
   * connection is lost and another worker will be given the job. Made on first use, because most
   * calls end long before they would look at it.
   */
  get signal(): AbortSignal {
    this.abort ??= this.makeSignal();
    return this.abort;
  }
}
