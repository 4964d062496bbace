import { Gauge } from 'prom-client';
import { registry } from './instruments.js';

/** A state as it is when someone asks; one number for each combination of labels. */
export interface Reading {
  labels: Record<string, string>;
  value: number;
}
type Reader = () => readonly Reading[] | Promise<readonly Reading[]>;

/** What cannot be asked in this time is left out, so that the rest arrives before the collector gives up. */
const PATIENCE_MS = 2_000;

const readers = new Map<string, Set<Reader>>();

/**
 * A gauge that is read when the metrics are asked for, and costs nothing before. Several readers of one
 * gauge add up, as the services of one process do; each has labels of its own.
 * @returns a function that ends the reading
 */
export function reading(name: string, help: string, labels: string[], read: Reader): () => void {
  const all = readers.get(name) ?? makeGauge(name, help, labels);
  all.add(read);
  return () => all.delete(read);
}

function makeGauge(name: string, help: string, labelNames: string[]): Set<Reader> {
  const all = new Set<Reader>();
  readers.set(name, all);
  new Gauge({
    name: `casewright_${name}`,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      const read = await Promise.all([...all].map(inTime));
      this.reset();
      // A gauge without labels would say 0.
      if (labelNames.length === 0) this.remove();
      for (const { labels, value } of read.flat()) this.set(labels, value);
    },
  });
  return all;
}

/** Nothing where it fails or takes too long: a number that is missing is told from one that is 0. */
async function inTime(read: Reader): Promise<readonly Reading[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly Reading[]>((resolve) => {
    timer = setTimeout(() => resolve([]), PATIENCE_MS);
  });
  const found = (async () => read())().catch((): readonly Reading[] => []);
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}
