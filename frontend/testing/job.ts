import { act } from '@testing-library/react';
import { JOB } from '../e2e/fixtures/job-mocks';

type Told = 'progress' | 'text' | 'end' | 'signed-out';

/** The stream of a job, which tells what a spec says. */
class StandInStream extends EventTarget {
  static readonly CLOSED = 2;
  readonly CLOSED = 2;
  readyState = 1;

  constructor() {
    super();
    streams.push(this);
    queueMicrotask(() => void (last && this.tell(...last)));
  }

  tell(event: Told, data: object): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  }

  close(): void {
    this.readyState = this.CLOSED;
  }
}

let streams: StandInStream[] = [];
let last: [Told, object] | undefined;

/** A job that a route answers with, and how far it is from the start. */
export function startJob() {
  streams = [];
  last = ['progress', { state: 'queued', stage: null, percent: 0, attempts: 0 }];
  globalThis.EventSource = StandInStream as unknown as typeof EventSource;
  return {
    accepted: Response.json(JOB, { status: 202 }),
    /** How often its stream was opened. */
    opened: () => streams.length,
    /** What the streams that are open, and those to come, tell. */
    async tell(event: Told, data: object): Promise<void> {
      last = [event, event === 'end' ? { ...JOB, ...data } : data];
      const open = streams.filter(({ readyState }) => readyState !== StandInStream.CLOSED);
      await act(async () => {
        for (const stream of open) stream.tell(...last!);
      });
    },
  };
}
