import { createLogger } from '@casewright/platform';
import { InProcessTransport } from '../in-process/in-process.transport.js';
import { describeConformance } from './conformance.js';

describeConformance('in-process', async (limits) => {
  const transport = new InProcessTransport(createLogger('test', 'silent'), limits);
  return {
    connect: async () => transport,
    deadLetters: async (service) => transport.broker.deadLetters(service).map((m) => m.pattern),
    close: () => transport.close(),
  };
});
