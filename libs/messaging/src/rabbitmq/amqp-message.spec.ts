import { describe, expect, it } from '@jest/globals';
import type { ConsumeMessage } from 'amqplib';
import type { WireMessage } from '../wire/message.js';
import { deliveryOf, toMessage, toProperties } from './amqp-message.js';

function delivered(properties: object, redelivered = false): ConsumeMessage {
  return { properties, fields: { redelivered }, content: Buffer.from('{}') } as ConsumeMessage;
}

describe('a message on the broker', () => {
  it.each<[string, Partial<WireMessage>]>([
    ['a call', { messageId: '', deadline: 1_800_000_000_000, token: '{}.AAAA' }],
    ['a job', { messageId: 'job-1', deadline: undefined, token: undefined }],
  ])('is read as it was written: %s', (_name, parts) => {
    const body = Buffer.from('{}');
    const message = { pattern: 'auth.a.b', correlationId: 'c', body, ...parts } as WireMessage;
    expect(toMessage(delivered(toProperties(message)))).toEqual(message);
  });

  it('has no token where the header is no text', () => {
    expect(toMessage(delivered({ headers: { 'x-token': 7 } })).token).toBeUndefined();
  });

  it('counts its deliveries from 1', () => {
    expect(deliveryOf(delivered({}))).toBe(1);
    expect(deliveryOf(delivered({ headers: { 'x-delivery-count': 2 } }, true))).toBe(3);
    expect(deliveryOf(delivered({}, true))).toBe(2);
  });
});
