import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));

/** A file or folder of the public test data that lies beside the project. */
export function sharedData(...parts: string[]): string {
  return join(process.env.SHARED_DATA ?? join(ROOT, '..', 'shared', 'data'), ...parts);
}

/** Everything an async generator gives. */
export async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

/** A text in pieces of the given size, as a file arrives. */
export async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
