import type { Logger } from '@casewright/platform';
import { counter, secondsSince, timer } from '@casewright/platform/metrics';
import type { WireMessage } from '../wire/message.js';

export type MessageKind = 'call' | 'job' | 'event';

/** Asked every few seconds by whoever watches us. */
const PROBE = '.health.check';

const LABELS: ('kind' | 'pattern')[] = ['kind', 'pattern'];
const handled = counter('bus_messages_total', 'Messages dealt with', [...LABELS, 'outcome']);
const taken = timer('bus_message_duration_seconds', 'Handlers of messages', LABELS);

/**
 * One line of the log for each message, once it is dealt with, and one count; nothing of what is in it.
 * @param pattern a registered one: what a sender names may be anything
 * @returns what is told how the message ended: `ok`, an error's code, `retry`, `dead` …
 */
export function observeMessage(
  logger: Logger,
  kind: MessageKind,
  message: WireMessage,
  pattern: string = 'unknown',
): (outcome: string) => void {
  const began = performance.now();
  return (outcome) => {
    handled.inc({ kind, pattern, outcome });
    taken.observe({ kind, pattern }, secondsSince(began));
    const line = {
      correlationId: message.correlationId,
      userId: userOf(message),
      kind,
      pattern,
      outcome,
      durationMs: Math.round(performance.now() - began),
    };
    logger[pattern.endsWith(PROBE) ? 'debug' : 'info'](line, 'Message.');
  };
}

/** What a sender says of a principal may not have been checked yet. */
function userOf({ principal }: WireMessage): number | undefined {
  const userId: unknown = principal?.userId;
  return typeof userId === 'number' ? userId : undefined;
}
