import type { Principal } from '@casewright/contracts';
import type { ConsumeMessage, Options } from 'amqplib';
import type { WireMessage } from '../wire/message.js';

const CORRELATION = 'x-correlation-id';
const DEADLINE = 'x-deadline';
const PRINCIPAL = 'x-principal';
const TRACE = 'traceparent';
/** Set by quorum queues: how often the message came back before this delivery. */
const RETURNS = 'x-delivery-count';

/** Publishing properties that carry everything of the message but its body. */
export function toProperties(message: WireMessage): Options.Publish {
  const headers: Record<string, unknown> = { [CORRELATION]: message.correlationId };
  if (message.deadline !== undefined) headers[DEADLINE] = message.deadline;
  if (message.principal !== undefined) headers[PRINCIPAL] = JSON.stringify(message.principal);
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
    principal: readPrincipal(headers[PRINCIPAL]),
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

/** Unreadable is not absent: what is returned then is refused when the handler's input is checked. */
function readPrincipal(header: unknown): Principal | undefined {
  if (header === undefined) return undefined;
  try {
    return JSON.parse(text(header)) as Principal;
  } catch {
    return null as unknown as Principal;
  }
}
