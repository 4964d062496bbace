import type { CallDef } from '@casewright/contracts';
import type { Bus } from '@casewright/messaging';
import type { FromThread, ToThread } from './messages.js';
import { fromThrown } from './thrown.js';

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** The bus as a thread has it: each call is made by the main thread. */
export class ThreadBus {
  private asked = 0;
  private readonly waiting = new Map<number, Waiting>();

  constructor(private readonly post: (message: FromThread) => void) {}

  readonly call = ((def: CallDef, data: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      this.asked += 1;
      this.waiting.set(this.asked, { resolve, reject });
      this.post({ ask: this.asked, pattern: def.pattern, data });
    })) as Bus['call'];

  hear(message: Extract<ToThread, { answer: number }>): void {
    const waiting = this.waiting.get(message.answer);
    this.waiting.delete(message.answer);
    if ('thrown' in message) waiting?.reject(fromThrown(message.thrown));
    else waiting?.resolve(message.value);
  }
}
