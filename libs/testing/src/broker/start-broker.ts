import { dockerAnswers, startDockerBroker } from './docker-broker.js';
import { findLocalBroker, startLocalBroker } from './local-broker.js';
import { BrokerNotAvailableError, type TestBroker } from './test-broker.js';

/**
 * A broker by the first way there is: `MESSAGE_BUS_URL`, a Docker engine, a `rabbitmq-server`.
 * @throws BrokerNotAvailableError when there is none
 */
export async function startBroker(): Promise<TestBroker> {
  const given = process.env.MESSAGE_BUS_URL;
  if (given) return givenBroker(given);
  if (await dockerAnswers()) return startDockerBroker();
  const binary = findLocalBroker();
  if (binary) return startLocalBroker(binary);
  throw new BrokerNotAvailableError(
    'No RabbitMQ here: set MESSAGE_BUS_URL, start Docker, or install rabbitmq-server.',
  );
}

function givenBroker(url: string): TestBroker {
  const refuse = async (): Promise<void> => {
    throw new Error('The broker of MESSAGE_BUS_URL is not ours to stop or start.');
  };
  const stop = async (): Promise<void> => undefined;
  return { url, owned: false, kill: refuse, start: refuse, restart: refuse, stop };
}
