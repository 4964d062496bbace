import { spawnSync } from 'node:child_process';

/** Where a RabbitMQ for the tests comes from, in words; undefined when there is none. */
export function findBroker() {
  if (process.env.MESSAGE_BUS_URL) return 'the one at MESSAGE_BUS_URL';
  if (answers('docker', ['info'])) return 'a container';
  if (answers('rabbitmqctl', ['version'])) return 'a local rabbitmq-server';
  return undefined;
}

function answers(command, args) {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
