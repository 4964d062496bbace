import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describeWithData, sharedData } from '@casewright/testing/shared-data';
import { all, pieces } from '../../testing/bytes.js';
import { bunzip2 } from './bzip2/bunzip2.js';

const TEXT = Buffer.from(
  'QlpoOTFBWSZTWVgxNOEAAIuVgEABCAAiz5iAIACQKYAAClShhHplMCZE+iciaE2JyJ4JkTkTwTYmxOxNCcCdiehMCZEwJwJoTYnQnwTQnQn8XckU4UJBYMTThA==',
  'base64',
);
/** Runs of one byte of every kind: short, of exactly four, over the limit of 259. */
const RUNS = Buffer.from(
  'QlpoMTFBWSZTWd5iHvAAAAHBgcBAMAAAcACAAAigADEAMBJEeo2mKWCbCWnLVB/ERGA60XckU4UJDeYh7wA=',
  'base64',
);
const RUNS_TEXT = `${'\0'.repeat(1000)}${'aaaa'.repeat(3)}${'xyz'.repeat(5)}${'b'.repeat(259)}\xff`;
const EMPTY = Buffer.from('QlpoORdyRThQkAAAAAA=', 'base64');
const TEXT_TEXT = 'Congress shall make no law. '.repeat(40);

const unpack = async (bytes: Buffer, size = 7) =>
  Buffer.concat(await all(bunzip2(pieces(bytes, size)))).toString('latin1');

describe('bunzip2', () => {
  it('unpacks text, runs and nothing, in whatever pieces it arrives', async () => {
    expect(await unpack(TEXT, 1)).toBe(TEXT_TEXT);
    expect(await unpack(TEXT, 1_000)).toBe(TEXT_TEXT);
    expect(await unpack(RUNS)).toBe(RUNS_TEXT);
    expect(await unpack(EMPTY)).toBe('');
  });

  it('unpacks streams that follow each other, of different block sizes too', async () => {
    expect(await unpack(Buffer.concat([TEXT, EMPTY, RUNS]))).toBe(TEXT_TEXT + RUNS_TEXT);
  });

  it('says where a file is cut short, at every length', async () => {
    for (let length = 1; length < TEXT.length; length++) {
      await expect(unpack(TEXT.subarray(0, length))).rejects.toThrow(/premature end/);
    }
  });

  it('refuses what is no bzip2', async () => {
    await expect(unpack(Buffer.from('id,name\n1,a\n'))).rejects.toThrow();
    await expect(unpack(Buffer.concat([TEXT, Buffer.from('rubbish')]))).rejects.toThrow(
      /trailing data after its end/,
    );
  });
});

describeWithData('bunzip2 on real files', () => {
  it('unpacks a file of many blocks as bzip2 itself does', async () => {
    const file = sharedData('formats/courtlistener_bulk/opinions-2026-07-31.csv.bz2');
    const hash = createHash('md5');
    for await (const block of bunzip2(createReadStream(file))) hash.update(block);
    expect(hash.digest('hex')).toBe('ebebe7e65db9cfe1ee9b0d42d44acae2');
  });

  it('never takes damaged bytes for good ones', async () => {
    const text = await readFile(
      sharedData('formats/courtlistener_bulk/citation-map-2026-07-31.csv.bz2'),
    );
    for (let at = 20; at < text.length - 10; at += 97) {
      const damaged = Buffer.from(text);
      damaged[at]! ^= 0x10;
      await expect(unpack(damaged, 4_096)).rejects.toThrow();
    }
  });
});
