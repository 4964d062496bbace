import { ConfigurationError } from '@casewright/platform';
import { describe, expect, it } from '@jest/globals';
import { brokerPlace, brokerUrl } from './broker-url.js';

describe('the address of the broker', () => {
  it('gets a short heartbeat', () => {
    expect(brokerUrl('amqp://u:p@rabbit:5672/vhost')).toBe(
      'amqp://u:p@rabbit:5672/vhost?heartbeat=5',
    );
  });

  it('keeps a heartbeat of its own', () => {
    expect(brokerUrl('amqps://rabbit?heartbeat=30')).toContain('heartbeat=30');
  });

  it.each(['', 'rabbit:5672', 'http://rabbit', 'amqp://'])('refuses %p', (address) => {
    expect(() => brokerUrl(address)).toThrow(ConfigurationError);
  });

  it.each([
    ['amqp://user:secret@rabbit', 'rabbit:5672'],
    ['amqps://user:secret@rabbit', 'rabbit:5671'],
    ['amqp://user:secret@rabbit:5699/x', 'rabbit:5699'],
  ])('is shown without its credentials', (address, place) => {
    expect(brokerPlace(address)).toBe(place);
  });
});
