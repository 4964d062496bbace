import type { AuditEntry } from '@casewright/contracts';
import { type AuditFault, type ChainEnd, faultOf, GENESIS } from '../chain.js';
import type { ShippedLog } from './shipped-files.js';

export interface Compared {
  /** Sentences; empty if the log matches what was shipped. */
  readonly faults: string[];
  /** The last entry of the log. */
  readonly end: number;
  /** Number of entries that the files confirm. */
  readonly agreeing: number;
}

const IN_WORDS: Readonly<Record<AuditFault, (number: number) => string>> = {
  changed: (number) => `Altered: entry ${number} is not what its hash was made of.`,
  missing: (number) => `Missing: there is no entry ${number}, and there are later ones.`,
  not_linked: (number) => `Not linked: entry ${number} does not follow from the one before it.`,
};

/** Compares a log, live or exported, with what was shipped of it. */
export async function compareLog(
  log: AsyncIterable<AuditEntry>,
  shipped: ShippedLog,
): Promise<Compared> {
  const walk = new Walk(shipped);
  for await (const entry of log) walk.take(entry);
  const faults = [...walk.faults, ...cutOff(walk.end.number, shipped)];
  return { faults, end: walk.end.number, agreeing: walk.agreeing };
}

class Walk {
  readonly faults: string[] = [];
  end: ChainEnd = { number: 0, hash: GENESIS };
  agreeing = 0;
  /** The last entry that matches what was shipped. */
  private agreed = 0;
  private isBroken = false;
  private isOther = false;

  constructor(private readonly shipped: ShippedLog) {}

  take(entry: AuditEntry): void {
    const fault = this.isBroken ? null : faultOf(entry, this.end);
    if (fault) {
      this.isBroken = true;
      this.faults.push(IN_WORDS[fault](this.end.number + 1));
    }
    this.compare(entry);
    this.end = { number: entry.number, hash: entry.hash };
  }

  private compare({ number, hash }: AuditEntry): void {
    const was = this.shipped.hashes.get(number);
    if (was === hash) {
      this.agreed = number;
      this.agreeing += 1;
    } else if (was !== undefined && !this.isOther) {
      this.isOther = true;
      this.faults.push(
        `Rewritten: entry ${number} is not the one that was shipped; the last that is, is ${this.agreed || 'none'}.`,
      );
    }
  }
}

function cutOff(end: number, { hashes, newest }: ShippedLog): string[] {
  let last = 0;
  for (const number of hashes.keys()) last = Math.max(last, number);
  if (last <= end) return [];
  const when = newest && newest.number > end ? `, by the head of ${newest.at}` : '';
  return [`Cut off: the log ends with entry ${end}, and had ${last}${when}.`];
}
