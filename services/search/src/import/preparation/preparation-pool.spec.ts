import { WorkerPool } from './preparation-pool.js';

/** A pool of one thread that runs `script`. */
function poolOf(script: string): WorkerPool {
  return new WorkerPool([], 1, new URL(`data:text/javascript,${encodeURIComponent(script)}`));
}

const ANSWERING = `
  import { parentPort } from 'node:worker_threads';
  let done = 0;
  parentPort.on('message', ({ input }) => {
    if (done === 1) process.exit(3);
    done += 1;
    parentPort.postMessage({ result: input });
  });
`;

describe('the threads that prepare cases', () => {
  it('give a sentence for every batch once one of them cannot start', async () => {
    const pool = poolOf("throw new Error('No such module');");
    try {
      const said = /A thread that prepares cases ended: No such module\. .* run the import again/;
      await expect(pool.prepare([])).rejects.toThrow(said);
      await expect(pool.prepare([])).rejects.toThrow(said);
    } finally {
      await pool.close();
    }
  });

  it('give it for a thread that ends without a word, at a batch and after it', async () => {
    const pool = poolOf(ANSWERING);
    try {
      expect(await pool.prepare([])).toEqual([]);
      await expect(pool.prepare([])).rejects.toThrow(/^A thread that prepares cases ended\. /);
      await expect(pool.prepare([])).rejects.toThrow(/^A thread that prepares cases ended\. /);
    } finally {
      await pool.close();
    }
  });

  it('end quietly when they are closed', async () => {
    const pool = poolOf(ANSWERING);
    expect(await pool.prepare([])).toEqual([]);
    await pool.close();
  });
});
