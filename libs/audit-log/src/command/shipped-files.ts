import type { KeyObject } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import type { AuditEntry } from '@casewright/contracts';
import { OperatorError } from '@casewright/platform';
import { hashOf } from '../chain.js';
import { readShipped, type Shipped } from '../shipped-lines.js';
import { isSignedBy, type SignedHead } from '../signed-head.js';

/** The log according to a receiver's files. */
export interface ShippedLog {
  /** Hashes by entry number, from entries and signed heads. */
  readonly hashes: Map<number, string>;
  /** The signed head with the highest number. */
  readonly newest: SignedHead | null;
  /** Sentences about what is wrong with the files themselves. */
  readonly faults: string[];
  /** Lines of ours that cannot be parsed; a power failure can leave one. */
  readonly unreadable: number;
}

interface Place {
  file: string;
  line: number;
}

/** @param keys public keys whose signatures are accepted */
export async function readShippedFiles(
  files: readonly string[],
  keys: readonly KeyObject[],
): Promise<ShippedLog> {
  const reader = new ShippedReader(keys);
  for (const file of files) {
    let line = 0;
    for await (const text of linesOf(file)) reader.take(text, { file, line: ++line });
  }
  return reader;
}

export async function* entriesOf(file: string): AsyncGenerator<AuditEntry> {
  for await (const text of linesOf(file)) {
    const shipped = readShipped(text);
    if (shipped?.type === 'entry') yield shipped;
  }
}

class ShippedReader implements ShippedLog {
  readonly hashes = new Map<number, string>();
  readonly faults: string[] = [];
  newest: SignedHead | null = null;
  unreadable = 0;

  constructor(private readonly keys: readonly KeyObject[]) {}

  take(text: string, place: Place): void {
    const shipped = this.read(text);
    if (!shipped) return;
    const { number, hash } = shipped;
    const fault = this.faultOf(shipped);
    if (fault) this.faults.push(`${place.file}, line ${place.line}: ${fault}`);
    else if (!this.hashes.has(number)) this.hashes.set(number, hash);
    if (fault || shipped.type !== 'head') return;
    if (number >= (this.newest?.number ?? 0)) this.newest = shipped;
  }

  private read(text: string): Shipped | null {
    try {
      return readShipped(text);
    } catch {
      this.unreadable += 1;
      return null;
    }
  }

  private faultOf(shipped: Shipped): string | null {
    const { number, hash } = shipped;
    if (shipped.type === 'entry' && hashOf(shipped) !== hash) {
      return `entry ${number} of the file is not what its hash was made of.`;
    }
    if (shipped.type === 'head' && !isSignedBy(shipped, this.keys)) {
      return `the head of entry ${number} is not signed with the key that was given (its key is ${shipped.key}).`;
    }
    const before = this.hashes.get(number);
    return before === undefined || before === hash
      ? null
      : `entry ${number} is not the one that was shipped before under this number.`;
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  try {
    yield* createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: ${(error as Error).message}`);
  }
}
