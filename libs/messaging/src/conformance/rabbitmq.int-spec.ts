import { jest } from '@jest/globals';
import { describeConformance } from './conformance.js';
import { describeOnBroker, rabbitBroker } from './rabbit-broker.js';

jest.setTimeout(60_000);

await describeOnBroker('with a broker', (broker) => {
  describeConformance('rabbitmq', (limits) => rabbitBroker(broker.url, limits));
});
