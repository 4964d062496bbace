import type { Socket } from 'node:net';
import type { ChannelModel } from 'amqplib';
import { socketOf } from './close-connection.js';

/**
 * Frames that are written in one turn of the event loop leave in one system call. amqplib writes
 * each frame on its own, and with Nagle's algorithm off each would be a packet of its own: answers
 * and acknowledgements of a busy service then cost more in the kernel than in the handlers.
 */
export function joinWrites(connection: ChannelModel): void {
  const socket = socketOf(connection);
  if (!socket) return;
  const write = socket.write.bind(socket) as Socket['write'];
  let isCorked = false;
  socket.write = ((...frame: Parameters<Socket['write']>): boolean => {
    if (!isCorked) {
      isCorked = true;
      socket.cork();
      process.nextTick(() => {
        isCorked = false;
        socket.uncork();
      });
    }
    return write(...frame);
  }) as Socket['write'];
}
