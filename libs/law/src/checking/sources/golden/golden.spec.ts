import { CITATION_STYLES } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { completeOther } from '../complete/complete-other.js';
import { writeCitation } from '../describe/write-citation.js';
import { recognizeSource } from '../typed/recognize-source.js';
import { DECISIONS } from './decisions.js';
import { LAWS } from './laws.js';
import { goldenRows } from './rows.js';
import { WORKS } from './works.js';

describe.each([
  ['decisions', DECISIONS, 45],
  ['laws', LAWS, 50],
  ['works', WORKS, 20],
] as const)('what users enter: %s', (_name, table, least) => {
  const rows = goldenRows(table);

  it('has a table of some length', () => {
    expect(rows.length).toBeGreaterThanOrEqual(least);
  });

  it.each(rows.map((row) => [row.text, row] as const))('%j', (text, { kind, expected }) => {
    const source = completeOther(recognizeSource(text, 'case'));
    expect(source.kind).toBe(kind);
    for (const style of CITATION_STYLES)
      expect([style, writeCitation(source, style).text]).toEqual([style, expected[style]]);
  });
});
