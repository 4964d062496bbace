import { BODY_COUNT, HEAD_COUNT, packPayload } from '@casewright/law/ranking';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ListMerger } from '../build/merge-lists.js';
import { SegmentBuilder } from '../build/segment-builder.js';
import { type Block, BlockPacker, findBlock, readBlock } from './blocks.js';
import { decodeList, encodeList } from './posting-list.js';

const sortedCases = fc
  .uniqueArray(fc.nat(300), { minLength: 1, maxLength: 200 })
  .map((docs) => docs.sort((a, b) => a - b));
const payloadsOf = (docs: number[]) => docs.map((doc) => doc % 256);

describe('posting lists', () => {
  it('come back as they went in', () => {
    fc.assert(
      fc.property(sortedCases, (docs) => {
        const list = decodeList(encodeList(7, docs, payloadsOf(docs)), 3);
        expect([...list.docs]).toEqual(docs);
        expect([...list.payloads]).toEqual(payloadsOf(docs));
      }),
    );
  });

  it('merge to the union, joined or not, without what another segment holds now', () => {
    fc.assert(
      fc.property(sortedCases, sortedCases, fc.boolean(), (a, b, apart) => {
        const second = apart ? b.map((doc) => doc + 301) : b;
        const owner = new Uint32Array(700);
        for (const doc of a) owner[doc] = 1;
        for (const doc of second) owner[doc] = 2;
        const isWhole = a.every((doc) => owner[doc] === 1);
        const merged = new ListMerger(owner).merge([
          { segment: 2, isWhole: true, list: encodeList(7, second, payloadsOf(second)) },
          { segment: 1, isWhole, list: encodeList(7, a, payloadsOf(a)) },
        ]);
        const expected = [...new Set([...a, ...second])].sort((x, y) => x - y);
        const list = decodeList(merged!, 3);
        expect([...list.docs]).toEqual(expected);
        expect([...list.payloads]).toEqual(payloadsOf(expected));
      }),
    );
  });

  it('are found in the block that the directory names', () => {
    const blocks: Block[] = [];
    const packer = new BlockPacker((block) => blocks.push(block));
    const lists = Array.from({ length: 3_000 }, (_, i) =>
      encodeList(
        i * 7 + 5,
        i === 1_500 ? Array.from({ length: 9_000 }, (_, k) => k + 1) : [i + 1, i + 2],
        new Uint8Array(9_000),
      ),
    );
    for (const list of lists) packer.add(list);
    packer.flush();
    const directory = {
      firstTerms: Uint32Array.from(blocks, (block) => block.firstTerm),
      dfs: Uint32Array.from(blocks, (block) => block.df),
    };
    for (const list of lists) {
      const found = readBlock(blocks[findBlock(directory, list.term)]!.data);
      expect(found.map(({ term }) => term)).toContain(list.term);
    }
    expect(directory.dfs[findBlock(directory, 1_500 * 7 + 5)]).toBe(9_000);
    expect(findBlock(directory, 1)).toBe(-1);
  });
});

describe('segment builder', () => {
  it('turns cases into lists in the order of terms and of cases', () => {
    const builder = new SegmentBuilder(4);
    builder.add(1, Uint32Array.of(9, 4_000_000_000), Uint8Array.of(1, 2));
    builder.add(2, Uint32Array.of(4_000_000_000, 65_536, 9), Uint8Array.of(3, 4, 5));
    const lists = [...builder.drain()].map((list) => ({
      term: list.term,
      docs: [...decodeList(list, 1).docs],
      payloads: [...decodeList(list, 1).payloads],
    }));
    expect(lists).toEqual([
      { term: 9, docs: [1, 2], payloads: [1, 5] },
      { term: 65_536, docs: [2], payloads: [4] },
      { term: 4_000_000_000, docs: [1, 2], payloads: [2, 3] },
    ]);
    expect(builder.isEmpty).toBe(true);
  });
});

describe('payload', () => {
  it('keeps counts of every field, rounded down where they are large', () => {
    const payload = packPayload(true, 2, 21);
    expect([payload >> 7, HEAD_COUNT[payload], BODY_COUNT[payload]]).toEqual([1, 2, 20]);
    expect(BODY_COUNT[packPayload(false, 0, 70_000)]).toBe(256);
    expect(HEAD_COUNT[packPayload(false, 9, 1)]).toBe(3);
  });
});
