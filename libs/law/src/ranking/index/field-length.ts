/** Field lengths are kept in a byte: eighths of a power of two, so within 5 % of the truth. */
export function packLength(words: number): number {
  return Math.min(255, Math.round(8 * Math.log2(1 + words)));
}

export const LENGTHS: Float32Array = Float32Array.from(
  { length: 256 },
  (_, code) => 2 ** (code / 8) - 1,
);
