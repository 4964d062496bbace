import type { Diagnostics, FaultCode } from '@casewright/contracts';

/** The observations from which faults are derived. */
export type Seen = Omit<Diagnostics, 'faults'>;

/** What the sentence about a fault mentions. */
export interface Particulars {
  /** One or more services, a folder, a queue, or an endpoint. */
  who?: string;
  /** The message as reported. */
  said?: string;
  count?: number;
  age?: string;
}

/** A fault's code and the particulars of its sentence. */
export type Found = readonly [code: FaultCode, particulars?: Particulars];

const UNITS = [
  [86_400, 'days'],
  [3_600, 'h'],
  [60, 'min'],
] as const;

/** `40 s`, `12 min`, `3 h`, `2 days`: the largest unit of which there are at least two. */
export function inWords(seconds: number): string {
  const unit = UNITS.find(([size]) => seconds >= 2 * size);
  return unit ? `${Math.round(seconds / unit[0])} ${unit[1]}` : `${Math.round(seconds)} s`;
}

/** `1 job`, `2 jobs`. */
export const counted = (count: number, one: string): string =>
  `${count} ${one}${count === 1 ? '' : 's'}`;
