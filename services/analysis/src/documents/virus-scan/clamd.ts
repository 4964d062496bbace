import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** What a scanner says of a file; `signature` names what was found. */
export type Verdict = { is: 'clean' } | { is: 'infected'; signature: string } | { is: 'too-large' };

/** The most that clamd takes in one chunk is its StreamMaxLength; this is far below any. */
const CHUNK_BYTES = 64 * 1024;
const LONGEST_ANSWER = 4_096;

/**
 * Has clamd scan a stream of bytes: the INSTREAM command of clamd(8), each chunk with its length in four
 * bytes, and a length of zero at the end.
 *
 * @param url `tcp://host:3310`, or `unix:/run/clamav/clamd.ctl`
 * @param signal gives up
 * @throws Error where it cannot be reached, or answers otherwise than it must
 */
export async function scan(
  url: string,
  bytes: AsyncIterable<Buffer>,
  signal: AbortSignal,
): Promise<Verdict> {
  signal.throwIfAborted();
  const socket = connect(addressOf(url));
  const stop = () => socket.destroy(new Error('The virus scanner took too long.'));
  signal.addEventListener('abort', stop, { once: true });
  try {
    const answer = answerOf(socket);
    // Told below; until then nobody waits for it.
    answer.catch(() => undefined);
    await once(socket, 'connect');
    // It may have its answer before it has all: that a file is too large.
    await Promise.race([send(socket, bytes), answer]);
    return verdictOf(await answer);
  } finally {
    signal.removeEventListener('abort', stop);
    socket.destroy();
  }
}

function addressOf(url: string) {
  if (url.startsWith('unix:')) return { path: url.slice('unix:'.length) };
  const { hostname, port } = new URL(url);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}

async function send(socket: Socket, bytes: AsyncIterable<Buffer>): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const piece of bytes) {
    for (let at = 0; at < piece.length; at += CHUNK_BYTES) {
      const chunk = piece.subarray(at, at + CHUNK_BYTES);
      socket.write(lengthOf(chunk));
      if (!socket.write(chunk)) await once(socket, 'drain');
    }
  }
  socket.write(lengthOf(Buffer.alloc(0)));
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}

async function answerOf(socket: Socket): Promise<string> {
  let answer = '';
  for await (const part of socket) {
    answer += String(part);
    if (answer.includes('\0') || answer.length > LONGEST_ANSWER) break;
  }
  return answer.split('\0', 1)[0]!.trim();
}

function verdictOf(answer: string): Verdict {
  if (answer === 'stream: OK') return { is: 'clean' };
  const [, signature] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (signature) return { is: 'infected', signature };
  if (/size limit exceeded/i.test(answer)) return { is: 'too-large' };
  throw new Error(`The virus scanner answered “${answer}”.`);
}
