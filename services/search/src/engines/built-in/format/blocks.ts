import { type EncodedList, readList, writeList } from './posting-list.js';
import { ByteReader, ByteWriter } from './varint.js';

/** Small lists share a block up to this size; a longer list has its own. */
const BLOCK_BYTES = 8_192;

/** Lists of consecutive terms of a segment, as stored in one database row. */
export interface Block {
  firstTerm: number;
  /** Cases of the term when the block holds one only; 0 when it holds several. */
  df: number;
  data: Uint8Array;
}

/** Packs lists that come in ascending order of their terms. */
export class BlockPacker {
  private readonly out = new ByteWriter(BLOCK_BYTES * 2);
  private lists = 0;
  private firstTerm = 0;
  private df = 0;

  constructor(private readonly emit: (block: Block) => void) {}

  add(list: EncodedList): void {
    if (this.lists > 0 && this.out.length + list.data.length > BLOCK_BYTES) this.flush();
    if (this.lists === 0) this.firstTerm = list.term;
    this.df = list.df;
    writeList(this.out, list);
    this.lists++;
  }

  flush(): void {
    if (this.lists === 0) return;
    this.emit({
      firstTerm: this.firstTerm,
      df: this.lists === 1 ? this.df : 0,
      data: this.out.take(),
    });
    this.out.clear();
    this.lists = 0;
  }
}

export function readBlock(data: Uint8Array): EncodedList[] {
  const reader = new ByteReader(data);
  const lists: EncodedList[] = [];
  while (reader.at < data.length) lists.push(readList(reader));
  return lists;
}

/** Where the blocks of a segment begin; kept in memory at 8 bytes per block. */
export interface BlockDirectory {
  firstTerms: Uint32Array;
  dfs: Uint32Array;
}

/** The number of the block that would hold `term`; -1 when it would be before the first. */
export function findBlock({ firstTerms }: BlockDirectory, term: number): number {
  let low = 0;
  let high = firstTerms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (firstTerms[middle]! <= term) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * Whether a block that is found for a term may have its list.
 *
 * @param long whether a block that holds one long list counts; its length is known without
 */
export function mayHold(
  directory: BlockDirectory,
  block: number,
  term: number,
  long: boolean,
): boolean {
  if (directory.dfs[block] === 0) return true;
  return long && directory.firstTerms[block] === term;
}

/** How many cases the term has in a segment where it has a block of its own. */
export function ownBlockDf(directory: BlockDirectory, term: number): number {
  const block = findBlock(directory, term);
  return block >= 0 && directory.firstTerms[block] === term ? directory.dfs[block]! : 0;
}
