import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const PROTOCOL_HEADER = Buffer.from('AMQP\0\0\x09\x01', 'latin1');
const POLL_MS = 100;
const ATTEMPT_MS = 2_000;

/** Resolves when something that speaks AMQP answers there: a mapped port alone proves nothing. */
export async function amqpReady(host: string, port: number, timeoutMs: number): Promise<void> {
  const until = Date.now() + timeoutMs;
  while (!(await greets(host, port))) {
    if (Date.now() > until) {
      throw new Error(`The broker at ${host}:${port} did not start within ${timeoutMs} ms.`);
    }
    await delay(POLL_MS);
  }
}

function greets(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket: Socket = connect(port, host);
    const end = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(ATTEMPT_MS, () => end(false));
    socket.on('connect', () => socket.write(PROTOCOL_HEADER));
    // A method frame (type 1): connection.start. A refusal would repeat the protocol header.
    socket.on('data', (data) => end(data[0] === 1));
    socket.on('error', () => end(false));
    socket.on('close', () => end(false));
  });
}
