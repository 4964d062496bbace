import type { DocTable } from '../format/doc-table.js';
import { LENGTHS } from '../format/field-length.js';
import type { FieldAverages } from './index-reader.js';

/** Mean lengths of the fields over the cases that have them. */
export function averageLengths(docs: DocTable): FieldAverages {
  const sums = { head: 0, body: 0, citing: 0 };
  const counts = { head: 0, body: 0, citing: 0 };
  const fields = [
    ['head', docs.headLength],
    ['body', docs.bodyLength],
    ['citing', docs.citingLength],
  ] as const;
  for (let doc = 0; doc < docs.size; doc++) {
    if (docs.textSegment[doc] === 0) continue;
    for (const [field, lengths] of fields) {
      if (lengths[doc] === 0) continue;
      sums[field] += LENGTHS[lengths[doc]!]!;
      counts[field]++;
    }
  }
  const mean = (field: 'head' | 'body' | 'citing') => sums[field] / Math.max(1, counts[field]) || 1;
  return { head: mean('head'), body: mean('body'), citing: mean('citing') };
}
