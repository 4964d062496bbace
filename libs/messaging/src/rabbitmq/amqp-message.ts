import type { ConsumeMessage, Options } from 'amqplib';
import type { WireMessage } from '../wire/message.js';

const CORRELATION = 'x-correlation-id';
const DEADLINE = 'x-deadline';
const TOKEN = 'x-token';
const TRACE = 'traceparent';
/** Set by quorum queues: how often the message came back before this delivery. */
const RETURNS = 'x-delivery-count';

/** Publishing properties that carry everything of the message but its body. */
export function toProperties(message: WireMessage): Options.Publish {
  const headers: Record<string, unknown> = { [CORRELATION]: message.correlationId };
  if (message.deadline !== undefined) headers[DEADLINE] = message.deadline;
  if (message.token !== undefined) headers[TOKEN] = message.token;
  if (message.traceparent !== undefined) headers[TRACE] = message.traceparent;
  return {
    type: message.pattern,
    contentType: 'application/json',
    headers,
    ...(message.messageId ? { messageId: message.messageId } : {}),
  };
}

export function toMessage(delivered: ConsumeMessage): WireMessage {
  const { properties, content } = delivered;
  const headers = properties.headers ?? {};
  const deadline: unknown = headers[DEADLINE];
  return {
    pattern: text(properties.type),
    messageId: text(properties.messageId),
    correlationId: text(headers[CORRELATION]),
    token: text(headers[TOKEN]) || undefined,
    deadline: typeof deadline === 'number' ? deadline : undefined,
    traceparent: text(headers[TRACE]) || undefined,
    body: content,
  };
}

/** 1 for the first delivery. */
export function deliveryOf(delivered: ConsumeMessage): number {
  const returns: unknown = delivered.properties.headers?.[RETURNS];
  if (typeof returns === 'number') return returns + 1;
  return delivered.fields.redelivered ? 2 : 1;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
