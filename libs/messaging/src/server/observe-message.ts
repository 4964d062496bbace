import { requestsCounted } from '@casewright/contracts';
import type { Logger } from '@casewright/platform';
import { counter, secondsSince, timer } from '@casewright/platform/metrics';
import { type About, continueTrace, within } from '@casewright/platform/tracing';
import type { MessageKind, WireMessage } from '../wire/message.js';

/** The suffix of calls that monitoring makes every few seconds. */
const PROBE = '.health.check';
const isRoutine = (pattern: string): boolean =>
  pattern.endsWith(PROBE) || pattern === requestsCounted.pattern;

const LABELS: ('kind' | 'pattern')[] = ['kind', 'pattern'];
const handled = counter('bus_messages_total', 'Messages handled', [...LABELS, 'outcome']);
const taken = timer('bus_message_duration_seconds', 'Handlers of messages', LABELS);

export interface Observed {
  /** Handles the message, as a part of its sender's trace. */
  run<T>(handle: () => Promise<T>): Promise<T>;
  /** Whose message it is, once that is certain. */
  by(userId: number): void;
  /** @param outcome how the message ended: `ok`, an error's code, `retry`, `dead` … */
  end(outcome: string): void;
}

/**
 * Logs, counts, and traces each message once it is handled; nothing of its content.
 * @param pattern a registered one, because a sender may name anything
 */
export function observeMessage(
  logger: Logger,
  kind: MessageKind,
  message: WireMessage,
  pattern: string = 'unknown',
): Observed {
  const began = performance.now();
  let userId: number | undefined;
  const span = continueTrace(about(kind, pattern), message.traceparent);
  const end = (outcome: string): void => {
    handled.inc({ kind, pattern, outcome });
    taken.observe({ kind, pattern }, secondsSince(began));
    const line = {
      correlationId: message.correlationId,
      traceId: span?.traceId,
      userId,
      kind,
      pattern,
      outcome,
      durationMs: Math.round(performance.now() - began),
    };
    logger[isRoutine(pattern) ? 'debug' : 'info'](line, 'Message.');
    span?.set({ 'casewright.outcome': outcome });
    span?.end(outcome === 'ok' || outcome === 'lapsed' ? undefined : outcome);
  };
  const by = (user: number): void => {
    userId = user;
  };
  return { run: (handle) => within(span, handle), by, end };
}

function about(kind: MessageKind, pattern: string): About {
  const name = `handle ${pattern}`;
  if (kind === 'call') return { name, kind: 'server', attributes: { 'rpc.method': pattern } };
  const message = { 'messaging.operation.name': 'process' } as const;
  return {
    name,
    kind: 'consumer',
    attributes: { ...message, 'messaging.destination.name': pattern },
  };
}
