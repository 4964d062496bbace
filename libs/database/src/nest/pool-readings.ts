import { setImmediate } from 'node:timers/promises';
import { reading } from '@casewright/platform/metrics';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { poolOf } from '../queries/driver-pool.js';

/** Metrics of the service's database connections, until the service ends. */
export class PoolReadings implements OnApplicationShutdown {
  readonly onApplicationShutdown: () => void;

  constructor(service: string, db: DataSource) {
    this.onApplicationShutdown = reading(
      'database_connections',
      'Connections in the pool, and requests waiting for one',
      ['service', 'state'],
      async () => {
        // Other readings ask the database now; the pool hands them idle connections only after this.
        await setImmediate();
        const { totalCount, idleCount, waitingCount } = poolOf(db);
        const counts = { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
        return Object.entries(counts).map(([state, value]) => ({
          labels: { service, state },
          value,
        }));
      },
    );
  }
}
