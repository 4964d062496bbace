import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import type { Extraction, ExtractionLimits } from '../extraction.js';
import { Refusal } from '../refusal.js';
import { type DocumentPiece, documentOf } from './document-pieces.js';
import type { Ending, Said, Task } from './messages.js';
import { type Child, spawnChild } from './spawn-child.js';
import { Watch } from './watch.js';

const MEGABYTE = 1024 * 1024;
/** A document's text, blocks and changes as JSON, twice; the limit on characters keeps it far below. */
const LONGEST_ANSWER = 128 * MEGABYTE;
const STDERR_KEPT = 2_000;

export interface ChildResult {
  extraction: Extraction;
  /** Bytes; 0 where the system does not tell. */
  peakBytes: number;
}

/**
 * The child broke off over a file in a way that nobody foresaw. What it said may quote the file, so
 * only its stack goes on, for the log.
 */
export class ChildFailure extends Error {
  override readonly name = 'ChildFailure';

  constructor(message: string, said: string) {
    super(message);
    this.stack = said;
  }
}

/** The reader did not start, or lacks a part: no file is to blame, and somebody has to mend it. */
export class BrokenReader extends Error {
  override readonly name = 'BrokenReader';

  constructor(said: string) {
    super('The reader of documents is not installed as it should be.');
    this.stack = said;
  }
}

/**
 * Reads a file in a process of its own, which is ended when it passes a limit or `signal` fires. A
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
  options: { signal?: AbortSignal | undefined; child?: Child } = {},
): Promise<ChildResult> {
  const { signal, child = spawnChild(limits) } = options;
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
    const fed = feed(child, { name, limits }, bytes, watch);
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

/** Null for what the child has not said. */
interface Heard {
  started: boolean;
  ending: Ending | null;
  meanwhile: Ending | null;
}

async function listen(child: Child, watch: Watch): Promise<Heard> {
  let [rest, length] = ['', 0];
  const heard: Heard = { started: false, ending: null, meanwhile: null };
  const pieces: DocumentPiece[] = [];
  child.stdout.setEncoding('utf8');
  for await (const text of child.stdout as AsyncIterable<string>) {
    watch.hear();
    rest += text;
    length += text.length;
    if (length > LONGEST_ANSWER) throw new Refusal('too-much-content');
    if (!text.includes('\n')) continue;
    heard.started = true;
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const said = JSON.parse(line) as Said;
      if ('piece' in said) pieces.push(said.piece);
      else if ('meanwhile' in said) {
        heard.meanwhile = withDocument(said.meanwhile, pieces.splice(0));
        watch.allowRecognition();
      } else if (!('progress' in said)) heard.ending = withDocument(said, pieces.splice(0));
    }
  }
  return heard;
}

function withDocument(ending: Ending, pieces: readonly DocumentPiece[]): Ending {
  if (!('extraction' in ending)) return ending;
  return { extraction: { ...ending.extraction, document: documentOf(pieces) } };
}

async function lastErrors(child: Child): Promise<string> {
  let kept = '';
  child.stderr.setEncoding('utf8');
  for await (const text of child.stderr as AsyncIterable<string>) {
    kept = (kept + text).slice(-STDERR_KEPT);
  }
  return kept;
}

function extractionOf(ending: Ending | null, errors: string): Extraction {
  if (!ending) {
    if (/out of memory|allocation failed/i.test(errors)) throw new Refusal('too-much-content');
    throw new ChildFailure('The child ended without an answer.', errors);
  }
  if ('refused' in ending) throw new Refusal(ending.refused, ending.about);
  if ('broken' in ending) throw new BrokenReader(ending.broken);
  if ('failed' in ending) throw new ChildFailure('The child failed.', ending.failed);
  return ending.extraction;
}
