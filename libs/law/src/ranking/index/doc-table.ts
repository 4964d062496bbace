export interface IndexedCourt {
  /** courts-db id. */
  id: string;
  name: string;
  jurisdiction: string;
  /** 1 for the highest court of the United States … 0. */
  level: number;
}

/** A number of each case, by case number. */
export type CaseColumn = Readonly<Record<number, number>>;

/** Columns about every case, by case number: what scoring and facets read for each match. */
export class DocTable {
  /** Upper bound of case numbers. */
  readonly size: number;
  /** The segment with the case's own words; 0 if the case is not indexed. */
  readonly textSegment: Uint32Array;
  /** The segment with what later opinions say about it; 0 if nothing. */
  readonly citingSegment: Uint32Array;
  /** `YYYYMMDD`; month and day are 0 if only the year is known. */
  readonly decided: Uint32Array;
  readonly citedBy: Uint32Array;
  /** The weightiest case that cites it; 0 if none. */
  readonly topCiter: Uint32Array;
  /** Index into the table of courts. */
  readonly court: Uint16Array;
  readonly nameLength: Uint8Array;
  readonly headLength: Uint8Array;
  readonly bodyLength: Uint8Array;
  readonly citingLength: Uint8Array;
  /** 0 … 255. */
  readonly authority: Uint8Array;
  /** The representative record of a decision with several records; 0 if there is only one. */
  readonly leader: Uint32Array;

  constructor(size: number) {
    this.size = size;
    this.textSegment = new Uint32Array(size);
    this.citingSegment = new Uint32Array(size);
    this.decided = new Uint32Array(size);
    this.citedBy = new Uint32Array(size);
    this.topCiter = new Uint32Array(size);
    this.court = new Uint16Array(size);
    this.nameLength = new Uint8Array(size);
    this.headLength = new Uint8Array(size);
    this.bodyLength = new Uint8Array(size);
    this.citingLength = new Uint8Array(size);
    this.authority = new Uint8Array(size);
    this.leader = new Uint32Array(size);
  }

  /** All columns in the order in which a block stores them. */
  get columns(): (Uint32Array | Uint16Array | Uint8Array)[] {
    return [
      this.textSegment,
      this.citingSegment,
      this.decided,
      this.citedBy,
      this.topCiter,
      this.court,
      this.nameLength,
      this.headLength,
      this.bodyLength,
      this.citingLength,
      this.authority,
      this.leader,
    ];
  }
}

/** Cases whose columns one row of the database holds. */
export const DOCS_PER_BLOCK = 4_096;

/** The columns of the cases of block `number`, one after the other. */
export function packDocs(docs: DocTable, number: number): Uint8Array {
  const from = number * DOCS_PER_BLOCK;
  const to = Math.min(docs.size, from + DOCS_PER_BLOCK);
  const parts = docs.columns.map((column) => {
    const part = column.subarray(from, to);
    return new Uint8Array(part.buffer, part.byteOffset, part.byteLength);
  });
  const packed = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    packed.set(part, at);
    at += part.length;
  }
  return packed;
}

/** Puts a packed block's columns into the table. */
export function unpackDocs(docs: DocTable, number: number, packed: Uint8Array): void {
  const bytesPerDoc = docs.columns.reduce((sum, column) => sum + column.BYTES_PER_ELEMENT, 0);
  const count = packed.length / bytesPerDoc;
  const from = number * DOCS_PER_BLOCK;
  let at = 0;
  for (const column of docs.columns) {
    const target = column.subarray(from, from + count);
    const bytes = count * column.BYTES_PER_ELEMENT;
    new Uint8Array(target.buffer, target.byteOffset, bytes).set(packed.subarray(at, at + bytes));
    at += bytes;
  }
}
