import type { Reading, Recognised } from '../../../engine/recognized.js';

const BACK = /^(?:(?:see|cf\.|but see)\s+)?(?:id\.?|ibid\.?|(?:[\p{L}'’. ]{2,60},\s+)?supra\b)/iu;

/** `Id. at 5`, `Smith, supra note 3`: a reference to a citation that the text does not give. */
export function readBackReference({ line }: Reading): Recognised | undefined {
  if (line.length > 120 || !BACK.test(line) || /^idaho\b/i.test(line)) return undefined;
  if (!/^(?:\S+\s+)?(?:id|ibid)\b/i.test(line) && !/\bsupra\b/i.test(line)) return undefined;
  return {
    kind: 'unknown',
    item: { type: 'document' },
    implied: [],
    doubts: [
      '"Id.", "ibid." and "supra" refer to a citation that stands before them, and the text does not give it: enter the source itself.',
    ],
    others: 0,
  };
}
