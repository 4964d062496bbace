export type MessageKind = 'call' | 'job' | 'event';

/** A message as every transport carries it. */
export interface WireMessage {
  readonly pattern: string;
  /** Identity over redeliveries; empty for calls, which are matched by their connection. */
  readonly messageId: string;
  readonly correlationId: string;
  /** What its sender signed of it, and for whom: see `trust/claims.ts`. */
  readonly token?: string | undefined;
  /** Epoch milliseconds after which it must not be handled. */
  readonly deadline: number | undefined;
  /** W3C Trace Context of who sent it, where someone traces. */
  readonly traceparent?: string | undefined;
  /** JSON text in UTF-8. */
  readonly body: Buffer;
}

/** `body` is the response, or an `ErrorEnvelope` when not `ok`. */
export interface Reply {
  readonly ok: boolean;
  readonly body: Buffer;
}
