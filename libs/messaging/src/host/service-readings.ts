import type { HealthRegistry } from '@casewright/platform';
import { type Reading, reading } from '@casewright/platform/metrics';
import type { BusServerControl } from '../bus/bus.js';

/**
 * Registers metrics of a service: its dependencies and its queues. @returns a function that removes
 * them
 */
export function readService(
  service: string,
  health: HealthRegistry,
  server: BusServerControl,
): () => void {
  const endQueues = readQueues(service, server);
  const endHealth = reading(
    'dependency_up',
    '1 for a dependency that is up, else 0',
    ['service', 'dependency'],
    async () => {
      const { dependencies } = await health.check();
      return dependencies.map(
        ({ name, status }): Reading => ({
          labels: { service, dependency: name },
          value: status === 'up' ? 1 : 0,
        }),
      );
    },
  );
  return () => {
    endQueues();
    endHealth();
  };
}

/** @returns a function that removes them */
export function readQueues(service: string, server: BusServerControl): () => void {
  return reading('queue_messages', 'Waiting messages', ['service', 'kind'], async () => {
    const depths = await server.depths();
    return depths.map(({ kind, messages }) => ({ labels: { service, kind }, value: messages }));
  });
}
