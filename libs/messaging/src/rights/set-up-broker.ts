import { PARTS, type Part } from '@casewright/contracts';
import type { Logger } from '@casewright/platform';
import type { ChannelModel } from 'amqplib';
import { DEFAULT_LIMITS } from '../bus/limits.js';
import { BrokerLink } from '../rabbitmq/broker-link.js';
import { brokerUrl } from '../rabbitmq/broker-url.js';
import { Topology } from '../rabbitmq/topology.js';
import { Management } from './management.js';
import { renewQueues } from './renew-queues.js';
import { declareAll, rightsOf } from './rights.js';

const TIMEOUT_MS = 60_000;

export interface BrokerSetup {
  /** `amqp://user:password@host` of a user who may do everything. */
  readonly url: string;
  /** Of the broker's management, without credentials. */
  readonly managementUrl: string;
  readonly passwordOf: (part: Part) => string;
  readonly logger: Logger;
  readonly namespace?: string | undefined;
}

/** The broker's user of a part. */
export function brokerUser(part: Part, namespace = 'casewright'): string {
  return `${namespace}_${part}`;
}

/**
 * Queues and exchanges, then a user for each part with rights on its own. May be run at any time:
 * what is there stays, but for queues of an earlier version, which are replaced with what waits in
 * them; passwords and rights become those that are given.
 * @throws OperatorError with a sentence for the operator
 */
export async function setUpBroker(setup: BrokerSetup): Promise<void> {
  const { namespace = 'casewright', logger } = setup;
  const url = brokerUrl(setup.url);
  const topology = new Topology(namespace, DEFAULT_LIMITS);
  const link = new BrokerLink({
    url,
    logger,
    name: `${namespace} set-up`,
    setup: async (connection) => {
      await renewQueues(connection, topology, logger);
      await declareOn(connection, topology);
    },
    onLost: () => undefined,
  });
  await link.open(TIMEOUT_MS);
  await link.close();
  const { username, password, pathname } = new URL(url);
  const management = new Management({
    url: setup.managementUrl,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    vhost: decodeURIComponent(pathname.slice(1)) || '/',
    timeoutMs: TIMEOUT_MS,
  });
  for (const part of PARTS) {
    const name = brokerUser(part, namespace);
    await management.putUser(name, setup.passwordOf(part));
    await management.putRights(name, rightsOf(part, topology), topology.events);
  }
}

async function declareOn(connection: ChannelModel, topology: Topology): Promise<void> {
  const channel = await connection.createChannel();
  channel.on('error', () => undefined);
  await declareAll(topology, channel);
  await channel.close();
}
