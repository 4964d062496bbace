import { provision } from '@casewright/database';
import { startPostgresContainer } from './postgres-container.js';

/** A PostgreSQL with pgvector in a container, provisioned for the services. */
export interface VectorDatabase {
  /** The address a service gets: its own role, its own schema. */
  url(service: string): string;
  stop(): Promise<void>;
}

/** @throws PostgresContainerNotAvailableError where no Docker engine answers */
export async function startVectorDatabase(services: readonly string[]): Promise<VectorDatabase> {
  const { container, url } = await startPostgresContainer();
  try {
    const urls = await provision(url, services, 'a secret of the tests');
    return {
      url: (service) => urls[service] ?? '',
      stop: async () => {
        await container.stop();
      },
    };
  } catch (error) {
    await container.stop();
    throw error;
  }
}
