import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Milliseconds that an answer takes: from the least, so much more by chance. */
const LEAST_MS = 30;
const MORE_MS = 150;

/** A model that answers in its own time, and counts who asked it how often. */
export async function startCountingModel() {
  const calls = new Map<string, number>();
  const server = createServer((request, response) => {
    const id = request.url?.slice(1) ?? '';
    calls.set(id, (calls.get(id) ?? 0) + 1);
    setTimeout(() => response.end('answer'), LEAST_MS + Math.random() * MORE_MS);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Calls of all jobs together. */
    total: () => [...calls.values()].reduce((sum, count) => sum + count, 0),
    stop: () => server.close(),
  };
}
