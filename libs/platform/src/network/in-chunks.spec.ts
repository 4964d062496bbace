import { inChunks } from './in-chunks.js';

const CHUNK = 180_000;

async function* pieces(...sizes: number[]): AsyncGenerator<Buffer> {
  let next = 0;
  for (const size of sizes) {
    yield Buffer.from(Array.from({ length: size }, () => next++ % 251));
  }
}

describe('inChunks', () => {
  it.each([
    ['nothing', []],
    ['less than a chunk', [5]],
    ['exactly a chunk', [CHUNK]],
    ['small pieces', Array.from({ length: 30 }, () => 65_536)],
    ['pieces larger than a chunk', [CHUNK * 2 + 7, 1, CHUNK]],
  ])('gives back %s in full chunks', async (_, sizes) => {
    const chunks: Buffer[] = [];
    for await (const chunk of inChunks(pieces(...sizes), CHUNK)) chunks.push(chunk);
    const whole: Buffer[] = [];
    for await (const piece of pieces(...sizes)) whole.push(piece);
    expect(Buffer.concat(chunks).equals(Buffer.concat(whole))).toBe(true);
    for (const chunk of chunks.slice(0, -1)) expect(chunk).toHaveLength(CHUNK);
    expect(chunks.at(-1)?.length ?? 1).toBeGreaterThan(0);
  });
});
