import type { GenericContainer, StartedTestContainer } from 'testcontainers';
import { dockerAnswers } from '../broker/docker-broker.js';

const IMAGE = 'pgvector/pgvector:pg17';
const PORT = 5432;
const START_MS = 120_000;

/** Why there is none. */
class PostgresContainerNotAvailableError extends Error {
  override readonly name = 'PostgresContainerNotAvailableError';
}

/**
 * A PostgreSQL with pgvector in a container, and its superuser address.
 * @throws PostgresContainerNotAvailableError where no Docker engine answers
 */
export async function startPostgresContainer(
  more: (image: GenericContainer) => GenericContainer = (image) => image,
): Promise<{ container: StartedTestContainer; url: string }> {
  if (!(await dockerAnswers())) {
    throw new PostgresContainerNotAvailableError(
      `These specs need the image ${IMAGE}: start Docker.`,
    );
  }
  const { GenericContainer, Wait } = await import('testcontainers');
  const container = await more(new GenericContainer(IMAGE))
    .withEnvironment({ POSTGRES_PASSWORD: 'test' })
    .withExposedPorts(PORT)
    // The server of the first start, which makes the cluster, is stopped again.
    .withWaitStrategy(Wait.forLogMessage('database system is ready to accept connections', 2))
    .withStartupTimeout(START_MS)
    .start();
  const address = `${container.getHost()}:${container.getMappedPort(PORT)}`;
  return { container, url: `postgres://postgres:test@${address}/postgres` };
}

/** Left out aloud where no container can be started; REQUIRE_ALL=1 makes that a failure. */
export async function startOrLeaveOut<T>(start: () => Promise<T>): Promise<T | Error> {
  try {
    return await start();
  } catch (error) {
    const isMissing = error instanceof PostgresContainerNotAvailableError;
    if (!isMissing || process.env.REQUIRE_ALL === '1') throw error;
    return error;
  }
}
