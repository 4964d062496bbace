import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type IndigoPair, writePair } from './golden/indigo-pairs.js';
import { INDIGO_DIFFERENCES } from './indigo-differences.js';

const data = process.env.SHARED_DATA ?? resolve(import.meta.dirname, '../../../../../shared/data');
const file = join(data, 'citation_format/indigobook_format_cases_dev.json');
const present = existsSync(file);
const required = process.env.REQUIRE_ALL === '1';
const pairs = (): IndigoPair[] =>
  (JSON.parse(readFileSync(file, 'utf8')) as { cases: IndigoPair[] }).cases;

describe('the Indigo Book pairs', () => {
  if (!present && !required) {
    it.skip(`are absent: ${file} (set SHARED_DATA to the data folder)`, () => undefined);
    return;
  }

  it('are written exactly, but for the differences explained', () => {
    const wrong = Object.fromEntries(
      pairs()
        .map((pair) => [pair.id, pair] as const)
        .flatMap(([id, pair]) => {
          const ours = writePair(pair);
          return ours === pair.expected_text ? [] : [[id, ours]];
        }),
    );
    expect(wrong).toEqual(
      Object.fromEntries(Object.entries(INDIGO_DIFFERENCES).map(([id, { ours }]) => [id, ours])),
    );
  });

  it('agree in at least 90 of 100', () => {
    const all = pairs();
    expect(all.length).toBe(358);
    expect(
      all.filter((pair) => writePair(pair) === pair.expected_text).length / all.length,
    ).toBeGreaterThanOrEqual(0.9);
  });
});
