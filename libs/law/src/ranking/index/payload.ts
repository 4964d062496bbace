/**
 * One byte a posting. Text family: bit 7 the term is in the name, bits 5-6 how often it is in the
 * head (summary, syllabus, key points, topics; 3 means three or more), bits 0-4 the body's count as
 * a code. Citing family: bits 0-4 only.
 */
const COUNTS = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96,
  112, 128, 160, 192, 256,
];

const CODES = new Uint8Array(257);
for (let count = 0, code = 0; count <= 256; count++) {
  while (code < 31 && COUNTS[code + 1]! <= count) code++;
  CODES[count] = code;
}

export const IN_NAME = 0x80;

export function packPayload(inName: boolean, head: number, body: number): number {
  return (inName ? IN_NAME : 0) | (Math.min(3, head) << 5) | CODES[Math.min(256, body)]!;
}

/** Occurrences in the body (or in the citing text) by payload. */
export const BODY_COUNT: Float32Array = Float32Array.from(
  { length: 256 },
  (_, p) => COUNTS[p & 31]!,
);

/** Occurrences in the head by payload. */
export const HEAD_COUNT: Float32Array = Float32Array.from({ length: 256 }, (_, p) => (p >> 5) & 3);
