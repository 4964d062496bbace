import type { Model } from './decode.js';

/*
 * A byte count of labels; a 16-bit number for each transition; then, by rising hash, each feature:
 * its distance from the one before (7 bits a byte, the high bit set on all but the last), how many
 * weights it has, and each one's label and value.
 */

/** @throws RangeError for a weight or a distance that the form has no room for */
export function pack({
  labels,
  features,
  transitions,
}: Model & { features: Map<number, number[]> }): string {
  const bytes: number[] = [labels];
  for (const weight of Array.from(transitions)) bytes.push(weight & 0xff, (weight >> 8) & 0xff);
  let last = 0;
  for (const [feature, pairs] of [...features].sort(([a], [b]) => a - b)) {
    let distance = feature - last;
    for (; distance > 0x7f; distance >>>= 7) bytes.push((distance & 0x7f) | 0x80);
    bytes.push(distance, pairs.length / 2, ...pairs.map((value) => value & 0xff));
    last = feature;
  }
  return Buffer.from(bytes).toString('base64');
}

export function unpack(text: string): Model {
  const bytes = Int8Array.from(atob(text), (character) => character.charCodeAt(0));
  let at = 1;
  const labels = bytes[0]!;
  const transitions = Int16Array.from({ length: (labels + 1) * labels }, () => {
    at += 2;
    return (bytes[at - 2]! & 0xff) | (bytes[at - 1]! << 8);
  });
  const features = new Map<number, Int8Array>();
  let feature = 0;
  while (at < bytes.length) {
    let [distance, shift] = [0, 0];
    for (; bytes[at]! < 0; shift += 7) distance |= (bytes[at++]! & 0x7f) << shift;
    distance |= bytes[at++]! << shift;
    feature += distance;
    const length = bytes[at++]! * 2;
    features.set(feature, bytes.subarray(at, at + length));
    at += length;
  }
  return { labels, features, transitions };
}
