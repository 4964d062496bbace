import { once as onceHeard } from 'node:events';
import { DEFAULT_LIMITS } from '../extraction.js';
import { refusalError } from '../refusal-words.js';
import { buildChild } from '../testing/built-child.js';
import { makeDocx } from '../testing/make-docx.js';
import { makePdfOf } from '../testing/make-pdf.js';
import { makeScan } from '../testing/make-scan.js';
import { BrokenReader } from './child-answer.js';
import { spawnBehind } from './kernel-barrier.js';
import { CHILD_ENTRY, childArguments } from './locate.js';
import { ReadyChild } from './ready-child.js';
import { runChild } from './run-child.js';
import { type Child, spawnChild } from './spawn-child.js';

async function* once(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

beforeAll(() => buildChild(), 120_000);

describe('the process that reads a file', () => {
  it('is ended when its caller gives up', async () => {
    const controller = new AbortController();
    async function* endless(): AsyncGenerator<Buffer> {
      yield Buffer.from('begun');
      controller.abort(new Error('given up'));
      await new Promise(() => undefined);
    }
    await expect(
      runChild('a.txt', endless(), DEFAULT_LIMITS, { signal: controller.signal }),
    ).rejects.toThrow('given up');
  });

  it('is ended at its limits of memory and of time', async () => {
    const memory = { ...DEFAULT_LIMITS, memoryBytes: 8 * 1024 * 1024 };
    const pdf = makePdfOf(Buffer.from('BT /F1 12 Tf (word) Tj ET'), 400);
    async function* bytes(): AsyncGenerator<Buffer> {
      yield pdf;
    }
    await expect(runChild('a.pdf', bytes(), memory)).rejects.toMatchObject({
      reason: 'too-much-content',
    });
    const time = { ...DEFAULT_LIMITS, totalMs: 1 };
    await expect(runChild('a.pdf', bytes(), time)).rejects.toMatchObject({ reason: 'too-slow' });
  });

  it('is not blamed for the time in which other work had the processors', async () => {
    const limits = { ...DEFAULT_LIMITS, stallMs: 200, totalMs: 200, clockMs: 600 };
    const child = spawnChild(limits);
    child.kill('SIGSTOP');
    await expect(runChild('a.txt', once('fine'), limits, { child })).rejects.toMatchObject({
      reason: 'busy',
    });
    expect(refusalError('busy', '')).toMatchObject({ code: 'OVERLOADED', retryAfter: 60 });
  });

  it('keeps what was read when it passes a limit over scans', async () => {
    const limits = { ...DEFAULT_LIMITS, memoryBytes: 130 * 1024 * 1024 };
    async function* bytes(): AsyncGenerator<Buffer> {
      yield makeScan([{ stamp: 'The words of the first page.' }, { scan: {} }]);
    }
    const { extraction } = await runChild('a.pdf', bytes(), limits);
    expect(extraction.document.text).toBe('The words of the first page.');
    expect(extraction.notices).toEqual([expect.stringContaining('too much memory or time')]);
  });

  it('is not taken for a damaged file when a part of it is missing', async () => {
    const args = childArguments(256).filter((each) => !each.includes('node_modules'));
    const kinds: [string, Buffer][] = [
      ['a.pdf', makePdfOf(Buffer.from('BT /F1 12 Tf (word) Tj ET'), 1)],
      ['a.docx', makeDocx('')],
    ];
    for (const [name, bytes] of kinds) {
      const child = spawnBehind(null, process.execPath, [...args, CHILD_ENTRY]);
      async function* input(): AsyncGenerator<Buffer> {
        yield bytes;
      }
      await expect(runChild(name, input(), DEFAULT_LIMITS, { child })).rejects.toThrow(
        BrokenReader,
      );
    }
    const child = spawnBehind(null, process.execPath, [`${CHILD_ENTRY}.gone`]);
    await expect(runChild('a.txt', once('fine'), DEFAULT_LIMITS, { child })).rejects.toThrow(
      BrokenReader,
    );
  });

  it('passes on what reading its input threw', async () => {
    // biome-ignore lint/correctness/useYield: it fails before it has anything to give
    async function* broken(): AsyncGenerator<Buffer> {
      throw new Error('the database is away');
    }
    await expect(runChild('a.txt', broken(), DEFAULT_LIMITS)).rejects.toThrow('database is away');
    const { extraction } = await runChild('a.txt', once('fine'), DEFAULT_LIMITS);
    expect(extraction.document.text).toBe('fine');
  });
});

describe('the child that is started ahead', () => {
  const ready = new ReadyChild(DEFAULT_LIMITS);
  afterAll(() => ready.end());

  it('waits for one file, reads it, and ends', async () => {
    ready.prepare();
    ready.prepare();
    const child = ready.take();
    const another = ready.take();
    expect(another.pid).not.toBe(child.pid);
    another.kill();
    const { extraction } = await runChild('a.txt', once('Read.'), DEFAULT_LIMITS, { child });
    expect(extraction.document.text).toBe('Read.');
    expect(child.exitCode ?? child.signalCode).not.toBeNull();
  });

  it('is replaced when it was ended from outside', async () => {
    const started: Child[] = [];
    const watched = new ReadyChild(DEFAULT_LIMITS, (limits) => {
      started.push(spawnChild(limits));
      return started.at(-1)!;
    });
    watched.prepare();
    started[0]!.kill('SIGKILL');
    await onceHeard(started[0]!, 'close');
    const child = watched.take();
    expect(started.indexOf(child)).toBe(1);
    child.kill('SIGKILL');
  });

  it('ends by itself when nobody needs it any more', async () => {
    ready.prepare();
    const child = ready.take();
    child.stdin.end();
    expect(await onceHeard(child, 'close')).toEqual([0, null]);
  });
});
