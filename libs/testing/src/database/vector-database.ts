import { provision } from '@casewright/database';
import { dockerAnswers } from '../broker/docker-broker.js';

const IMAGE = 'pgvector/pgvector:pg17';
const PORT = 5432;
const START_MS = 120_000;

/** A PostgreSQL with pgvector in a container, provisioned for the services. */
export interface VectorDatabase {
  /** The address a service gets: its own role, its own schema. */
  url(service: string): string;
  stop(): Promise<void>;
}

/** Why there is none. */
export class VectorDatabaseNotAvailableError extends Error {
  override readonly name = 'VectorDatabaseNotAvailableError';
}

/** @throws VectorDatabaseNotAvailableError where no Docker engine answers */
export async function startVectorDatabase(services: readonly string[]): Promise<VectorDatabase> {
  if (!(await dockerAnswers())) {
    throw new VectorDatabaseNotAvailableError(
      `The specs of search by meaning need the image ${IMAGE}: start Docker.`,
    );
  }
  const { GenericContainer, Wait } = await import('testcontainers');
  const container = await new GenericContainer(IMAGE)
    .withEnvironment({ POSTGRES_PASSWORD: 'test' })
    .withExposedPorts(PORT)
    // The server of the first start, which makes the cluster, is stopped again.
    .withWaitStrategy(Wait.forLogMessage('database system is ready to accept connections', 2))
    .withStartupTimeout(START_MS)
    .start();
  const address = `postgres://postgres:test@${container.getHost()}:${container.getMappedPort(PORT)}/postgres`;
  try {
    const urls = await provision(address, services, 'a secret of the tests');
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
