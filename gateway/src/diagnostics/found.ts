import type { Diagnostics, FaultCode } from '@casewright/contracts';

/** What was seen, before anything is made of it. */
export type Seen = Omit<Diagnostics, 'faults'>;

/** What the sentence of a fault names. */
export interface Particulars {
  /** A service or several, a folder, a queue, an endpoint. */
  who?: string;
  /** As it was reported. */
  said?: string;
  count?: number;
  age?: string;
}

/** A fault by its code, with what its sentence names. */
export type Found = readonly [code: FaultCode, particulars?: Particulars];

const UNITS = [
  [86_400, 'days'],
  [3_600, 'h'],
  [60, 'min'],
] as const;

/** `40 s`, `12 min`, `3 h`, `2 days`: one unit, of which there are at least two. */
export function inWords(seconds: number): string {
  const unit = UNITS.find(([size]) => seconds >= 2 * size);
  return unit ? `${Math.round(seconds / unit[0])} ${unit[1]}` : `${Math.round(seconds)} s`;
}

/** `1 job`, `2 jobs`: for sentences with a count. */
export const counted = (count: number, one: string): string =>
  `${count} ${one}${count === 1 ? '' : 's'}`;
