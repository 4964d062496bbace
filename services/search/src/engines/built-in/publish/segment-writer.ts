import { type Block, BlockPacker } from '../format/blocks.js';
import type { EncodedList } from '../format/posting-list.js';
import type { Family, SegmentRepository } from '../store/segment.repository.js';

/** Bytes of blocks that are sent together. */
const BATCH_BYTES = 4 * 1024 * 1024;

/** Writes lists, in ascending order of their terms, as a new segment. */
export class SegmentWriter {
  private blocks: Block[] = [];
  private batchBytes = 0;
  private bytes = 0;
  private written = 0;
  private readonly firstTerms: number[] = [];
  private readonly dfs: number[] = [];
  private readonly packer = new BlockPacker((block) => this.take(block));

  private constructor(
    private readonly segments: SegmentRepository,
    readonly id: number,
  ) {}

  static async begin(segments: SegmentRepository, family: Family): Promise<SegmentWriter> {
    return new SegmentWriter(segments, await segments.begin(family));
  }

  get totalBytes(): number {
    return this.bytes;
  }

  /** Whether `flush` is due. Asked after each list, so that lists need no await. */
  get isFull(): boolean {
    return this.batchBytes >= BATCH_BYTES;
  }

  add(list: EncodedList): void {
    this.packer.add(list);
  }

  async flush(): Promise<void> {
    const blocks = this.blocks;
    if (blocks.length === 0) return;
    this.blocks = [];
    this.batchBytes = 0;
    await this.segments.addBlocks(this.id, this.written, blocks);
    this.written += blocks.length;
  }

  async finish(cases: number): Promise<void> {
    this.packer.flush();
    await this.flush();
    await this.segments.finish(this.id, cases, this.bytes, {
      firstTerms: Uint32Array.from(this.firstTerms),
      dfs: Uint32Array.from(this.dfs),
    });
  }

  private take(block: Block): void {
    this.firstTerms.push(block.firstTerm);
    this.dfs.push(block.df);
    this.blocks.push(block);
    this.batchBytes += block.data.length;
    this.bytes += block.data.length;
  }
}
