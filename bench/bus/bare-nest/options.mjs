import { Transport } from '@nestjs/microservices';

/**
 * The framework's RabbitMQ transport as its documentation sets it up, for either side. The one
 * thing added is noDelay: without it a single caller waits 40 ms for every answer.
 */
export function rmq() {
  const { BROKER_URL, QUEUE } = process.env;
  return {
    transport: Transport.RMQ,
    options: {
      urls: [BROKER_URL],
      queue: QUEUE,
      queueOptions: { durable: true, autoDelete: true },
      socketOptions: { connectionOptions: { noDelay: true } },
    },
  };
}
