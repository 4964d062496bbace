import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { ChannelModel } from 'amqplib';

const CLOSE_MS = 2_000;

/** Closes with a handshake, so that everything written before has arrived; by force if that hangs. */
export async function closeQuietly(connection: ChannelModel): Promise<void> {
  const settled = new AbortController();
  const late = delay(CLOSE_MS, undefined, { signal: settled.signal }).catch(() => undefined);
  const gone = once(connection, 'close', { signal: settled.signal }).catch(() => undefined);
  const closed = connection.close().catch(() => undefined);
  await Promise.race([closed, gone, late]);
  settled.abort();
  destroy(connection);
}

/**
 * amqplib only ends its half of the socket, which a peer that has vanished never answers. With an
 * error, because that is what makes it clear its heartbeat timers.
 */
export function destroy(connection: ChannelModel): void {
  socketOf(connection)?.destroy(new Error('The connection to the message broker was given up.'));
}

/** The socket below a connection, which amqplib has but does not declare. */
export function socketOf(connection: ChannelModel): Socket | undefined {
  return (connection.connection as unknown as { stream?: Socket }).stream;
}
