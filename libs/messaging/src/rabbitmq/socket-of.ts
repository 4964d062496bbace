import type { Socket } from 'node:net';
import type { ChannelModel } from 'amqplib';

/** The socket below a connection, which amqplib has but does not declare. */
export function socketOf(connection: ChannelModel): Socket | undefined {
  return (connection.connection as unknown as { stream?: Socket }).stream;
}
