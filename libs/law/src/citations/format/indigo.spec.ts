import { describeWithData, readSharedJson } from '@casewright/testing/shared-data';
import { expect, it } from '@jest/globals';
import { type IndigoPair, writePair } from './golden/indigo-pairs.js';
import { INDIGO_DIFFERENCES } from './indigo-differences.js';

const pairs = (): IndigoPair[] =>
  readSharedJson<{ cases: IndigoPair[] }>('citation_format/indigobook_format_cases_dev.json').cases;

describeWithData('the Indigo Book pairs', () => {
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
