import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import type { Extraction, ExtractionLimits, Purpose } from '../extraction.js';
import { Refusal } from '../refusal.js';
import { BrokenReader, extractionOf, lastErrors, listen } from './child-answer.js';
import type { Task } from './messages.js';
import { type Child, spawnChild } from './spawn-child.js';
import { Watch } from './watch.js';

export interface ChildResult {
  extraction: Extraction;
  /** Bytes; 0 where the system does not tell. */
  peakBytes: number;
}

/**
 * Reads a file in its own process, which is ended when it passes a limit or `signal` fires. A
 * limit that is passed while scans are recognized leaves what was read before, unless it is that of
 * the clock: a busy machine is no reason to keep half a document.
 *
 * @param options.child one that waits for a file; absent: a new one is started
 * @throws Refusal what the child refused, or the limit that it passed
 * @throws ChildFailure when the reader itself failed
 * @throws BrokenReader
 */
export async function runChild(
  name: string,
  bytes: AsyncIterable<Buffer>,
  limits: ExtractionLimits,
  options: { signal?: AbortSignal | undefined; child?: Child; purpose?: Purpose } = {},
): Promise<ChildResult> {
  const { signal, child = spawnChild(limits), purpose = 'analysis' } = options;
  const kill = (): void => void child.kill('SIGKILL');
  let passed = null as Refusal | null;
  const watch = new Watch(child.pid ?? 0, limits, (reason) => {
    passed = new Refusal(reason);
    kill();
  });
  signal?.addEventListener('abort', kill);
  try {
    signal?.throwIfAborted();
    const ended = once(child, 'close');
    const fed = feed(child, { name, limits, purpose }, bytes, watch);
    // A source that never gives its next piece is not waited for once the child has ended.
    fed.catch(() => undefined);
    const [said, errors] = await Promise.all([
      listen(child, watch),
      lastErrors(child),
      Promise.race([fed, ended]),
      ended,
    ]);
    signal?.throwIfAborted();
    const ending = said.ending ?? said.meanwhile;
    if (!said.started && !passed) throw new BrokenReader(errors);
    if (passed && (!said.meanwhile || passed.reason === 'busy')) throw passed;
    return { extraction: extractionOf(ending, errors), peakBytes: watch.peakBytes };
  } finally {
    watch.end();
    signal?.removeEventListener('abort', kill);
    kill();
  }
}

/** A child that has ended early does not read on; how it ended says why. */
async function feed(
  child: Child,
  task: Task,
  bytes: AsyncIterable<Buffer>,
  watch: Watch,
): Promise<void> {
  let source: unknown;
  async function* input(): AsyncGenerator<Buffer> {
    yield Buffer.from(`${JSON.stringify(task)}\n`);
    try {
      for await (const chunk of bytes) {
        watch.hear();
        yield chunk;
      }
    } catch (error) {
      source = error;
      throw error;
    }
  }
  try {
    await pipeline(input(), child.stdin);
  } catch {
    if (source === undefined) return;
    child.kill('SIGKILL');
    throw source;
  }
}
