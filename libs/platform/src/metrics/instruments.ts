import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Everything that this process measures, whether anyone reads it or not. */
export const registry = new Registry();

/** Seconds: from what memory answers to what a job may take. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/**
 * A series stands forever, so every label has few values that the code names: a route's pattern,
 * never an address; a code, never a message; nothing of a user.
 */
export function counter<L extends string>(name: string, help: string, labelNames: L[]): Counter<L> {
  return new Counter({ name: `casewright_${name}`, help, labelNames, registers: [registry] });
}

/** Of durations in seconds. */
export function timer<L extends string>(name: string, help: string, labelNames: L[]): Histogram<L> {
  return new Histogram({
    name: `casewright_${name}`,
    help,
    labelNames,
    registers: [registry],
    buckets: BUCKETS,
  });
}

export function gauge<L extends string>(name: string, help: string, labelNames: L[]): Gauge<L> {
  return new Gauge({ name: `casewright_${name}`, help, labelNames, registers: [registry] });
}

export const secondsSince = (start: number): number => (performance.now() - start) / 1_000;
