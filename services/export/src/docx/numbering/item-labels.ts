import { type Numeral, numeralOfFirst, write } from './number-format.js';

/** Where a labeled paragraph appears in Word's lists. */
export interface ListPlace {
  numeral: Numeral;
  /** What stands around the numeral: `(` and `)`. */
  before: string;
  after: string;
  indent: number;
  /** Items of one list count on; another instance starts over. */
  instance: number;
}

const LABEL = /^([([]?)([A-Za-z]+|\d+)([.)\]]{1,2})$/;

interface Running extends ListPlace {
  count: number;
}

/** Finds the list that each label continues, so that Word counts as the draft does. */
export class ItemLabels {
  private readonly running = new Map<number, Running>();
  private instances = 0;

  /** Null for a label that continues no list; it is then written as text. */
  place(label: string, indent: number): ListPlace | null {
    const [, before = '', numeral = '', after = ''] = LABEL.exec(label) ?? [];
    if (numeral === '') return null;
    for (const deeper of this.running.keys()) if (deeper > indent) this.running.delete(deeper);
    const current = this.running.get(indent);
    if (current && isNext(current, before, numeral, after)) {
      current.count += 1;
      return current;
    }
    const first = numeralOfFirst(numeral);
    if (!first) return null;
    this.instances += 1;
    const begun = { numeral: first, before, after, indent, instance: this.instances, count: 1 };
    this.running.set(indent, begun);
    return begun;
  }

  /** A heading ends all lists. */
  end(): void {
    this.running.clear();
  }
}

function isNext(current: Running, before: string, numeral: string, after: string): boolean {
  return (
    current.before === before &&
    current.after === after &&
    write(current.count + 1, current.numeral) === numeral
  );
}
