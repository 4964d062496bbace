import { afterAll, beforeAll, jest } from '@jest/globals';
import type { TestBroker } from '../../../testing/src/broker/index.js';
import { describeConformance } from './conformance.js';
import { rabbitBroker, testBroker } from './rabbit-broker.js';

jest.setTimeout(60_000);

let broker: TestBroker;

beforeAll(async () => {
  broker = await testBroker();
}, 120_000);
afterAll(() => broker?.stop());

describeConformance('rabbitmq', (limits) => rabbitBroker(broker.url, limits));
