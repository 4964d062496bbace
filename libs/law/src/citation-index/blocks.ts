import { ByteReader, ByteWriter, joined } from './bytes.js';
import { BLOCK_ROWS, type Recode } from './layout.js';

/** A decision without the citation by which it is numbered; reporter and court by their numbers. */
export interface BlockRow {
  /** As it is shown, then what else texts call it. */
  names: string[];
  flags: number;
  year: number | null;
  court: number | null;
  parallels: [reporter: number, volume: number, page: number][];
}

/** Rows as columns: each deflates better beside its like. */
function writeBlock(rows: readonly BlockRow[]): Uint8Array {
  const text = new TextEncoder().encode(rows.map(({ names }) => names.join('\t')).join('\n'));
  const bytes = new ByteWriter();
  for (const { flags } of rows) bytes.number(flags);
  let last = 0;
  for (const { year } of rows) {
    bytes.number(year === null ? 0 : year >= last ? 2 * (year - last) + 1 : 2 * (last - year));
    last = year ?? last;
  }
  for (const { court } of rows) bytes.number(court === null ? 0 : court + 1);
  for (const { parallels } of rows) bytes.number(parallels.length);
  const volumes = new Map<number, number>();
  for (const [reporter, volume, page] of rows.flatMap(({ parallels }) => parallels)) {
    bytes.number(reporter);
    bytes.signed(volume - (volumes.get(reporter) ?? 0));
    bytes.number(page);
    volumes.set(reporter, volume);
  }
  const lengths = new ByteWriter();
  lengths.number(text.length);
  return joined([lengths.done(), text, bytes.done()]);
}

/** A decoded block: a search by name reads the names of many, and the other columns of few. */
interface Block {
  names(row: number): string[];
  rest(row: number): Omit<BlockRow, 'names'>;
}

function readBlock(block: Uint8Array): Block {
  const bytes = new ByteReader(block);
  const names = bytes.text(bytes.number()).split('\n');
  let rest: Block['rest'] | undefined;
  return {
    names: (row) => names[row]!.split('\t'),
    rest: (row) => {
      rest ??= readColumns(bytes, names.length);
      return rest(row);
    },
  };
}

function readColumns(bytes: ByteReader, length: number): Block['rest'] {
  const column = (read: () => number) => Int32Array.from({ length }, read);
  const flags = column(() => bytes.number());
  let last = 0;
  const years = column(() => {
    const value = bytes.number();
    if (value === 0) return NONE;
    last += value % 2 === 1 ? (value - 1) / 2 : -value / 2;
    return last;
  });
  const courts = column(() => bytes.number() - 1);
  let parallels = 0;
  const ends = column(() => (parallels += bytes.number()));
  const places = readPlaces(bytes, parallels);
  return (row) => ({
    flags: flags[row]!,
    year: years[row] === NONE ? null : years[row]!,
    court: courts[row] === NONE ? null : courts[row]!,
    parallels: places.slice(row === 0 ? 0 : ends[row - 1]!, ends[row]),
  });
}

/** For a year and a court that are not known. */
const NONE = -1;

function readPlaces(bytes: ByteReader, length: number): BlockRow['parallels'] {
  const volumes = new Map<number, number>();
  return Array.from({ length }, () => {
    const reporter = bytes.number();
    const volume = (volumes.get(reporter) ?? 0) + bytes.signed();
    volumes.set(reporter, volume);
    return [reporter, volume, bytes.number()];
  });
}

export function writeBlocks(
  rows: readonly BlockRow[],
  deflate: (block: Uint8Array) => Uint8Array,
): { lengths: Uint8Array; blocks: Uint8Array } {
  const lengths = new ByteWriter();
  const blocks: Uint8Array[] = [];
  for (let at = 0; at < rows.length; at += BLOCK_ROWS) {
    const block = deflate(writeBlock(rows.slice(at, at + BLOCK_ROWS)));
    lengths.number(block.length);
    blocks.push(block);
  }
  return { lengths: lengths.done(), blocks: joined(blocks) };
}

/**
 * Blocks that stay decoded, 25 KB each: the decisions that one name may mean lie in as many as 150, and
 * whoever types it asks for them again with each letter.
 */
const KEPT = 200;

/** The rows, of which a few blocks are decoded at a time. */
export class Blocks {
  private readonly offsets: number[] = [0];
  private readonly kept = new Map<number, Block>();

  constructor(
    lengths: Uint8Array,
    private readonly blocks: Uint8Array,
    private readonly dictionary: Uint8Array,
    private readonly inflate: Recode,
  ) {
    const bytes = new ByteReader(lengths);
    for (let at = 0; at < blocks.length; at = this.offsets.at(-1)!)
      this.offsets.push(at + bytes.number());
  }

  row(row: number): BlockRow {
    const at = row % BLOCK_ROWS;
    return { names: this.names(row), ...this.blockOf(row).rest(at) };
  }

  names(row: number): string[] {
    return this.blockOf(row).names(row % BLOCK_ROWS);
  }

  private blockOf(row: number): Block {
    const at = Math.floor(row / BLOCK_ROWS);
    const known = this.kept.get(at);
    if (known) return known;
    const bytes = this.blocks.subarray(this.offsets[at], this.offsets[at + 1]);
    const rows = readBlock(this.inflate(bytes, this.dictionary));
    if (this.kept.size >= KEPT) this.kept.delete(this.kept.keys().next().value!);
    this.kept.set(at, rows);
    return rows;
  }
}
