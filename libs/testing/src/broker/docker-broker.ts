import { amqpReady } from './amqp-ready.js';
import { freePort } from './free-port.js';
import type { TestBroker } from './test-broker.js';

const IMAGE = 'rabbitmq:4-management';
const AMQP = 5672;
const MANAGEMENT = 15672;
const START_MS = 90_000;
const ORDERLY_STOP_SECONDS = 20;

/** Whether a Docker engine answers; testcontainers finds it on its own. */
export async function dockerAnswers(): Promise<boolean> {
  // The clean-up container of testcontainers needs a privileged socket and one more image.
  process.env.TESTCONTAINERS_RYUK_DISABLED ??= 'true';
  const { getContainerRuntimeClient } = await import('testcontainers');
  return getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
}

export async function startDockerBroker(): Promise<TestBroker> {
  const { GenericContainer, getContainerRuntimeClient, Wait } = await import('testcontainers');
  // A fixed port: Docker gives a restarted container another random one.
  const [port, management] = [await freePort(), await freePort()];
  const container = await new GenericContainer(IMAGE)
    .withExposedPorts({ container: AMQP, host: port }, { container: MANAGEMENT, host: management })
    .withWaitStrategy(Wait.forListeningPorts())
    .withStartupTimeout(START_MS)
    .start();
  const host = container.getHost();
  await amqpReady(host, port, START_MS);
  // The engine's own handle: a testcontainer can be stopped only once.
  const { container: engine } = await getContainerRuntimeClient();
  const handle = engine.getById(container.getId());
  const start = async (): Promise<void> => {
    await handle.start();
    await amqpReady(host, port, START_MS);
  };
  return {
    url: `amqp://guest:guest@${host}:${port}`,
    managementUrl: `http://${host}:${management}`,
    owned: true,
    start,
    kill: async () => {
      await handle.kill();
    },
    restart: async () => {
      await handle.stop({ t: ORDERLY_STOP_SECONDS });
      await start();
    },
    stop: async () => {
      await handle.remove({ force: true, v: true });
    },
  };
}
