import { countTables, gainOf, packLength, packPayload, WEIGHTS } from '@casewright/law/ranking';
import { describe, expect, it } from '@jest/globals';
import {
  coarse,
  GAIN_FIELDS,
  gainPlace,
  HIGH,
  PROFILES,
  ProfileGains,
  profileOf,
  WHOLE_GAIN,
} from './profiles.js';

const AVERAGES = { head: 40, body: 900, citing: 120 };

describe('what a term adds, by kind of query', () => {
  it('has one place for the kinds in which words weigh the same', () => {
    expect(profileOf('name')).toBe(profileOf('citation'));
    expect(gainPlace('name')).toEqual(gainPlace('citation'));
    const places = PROFILES.map(({ kind }) => JSON.stringify(gainPlace(kind)));
    expect(new Set(places).size).toBe(PROFILES.length);
    for (const kind of ['keywords', 'question', 'paragraph'] as const)
      expect(PROFILES.map((each) => each.kind)).toContain(profileOf(kind));
  });

  it('is what the built-in engine adds, to half of a 255th', () => {
    const gains = new ProfileGains(AVERAGES);
    const body = packLength(700) << 8;
    const head = packLength(30);
    const said = (packLength(200) << 8) | packPayload(false, 0, 3);
    for (const own of [packPayload(false, 0, 1), packPayload(true, 2, 9), packPayload(false, 0, 0)])
      for (const citing of [0, said])
        for (const { kind } of PROFILES) {
          const { field, isHigh } = gainPlace(kind);
          const packed = gains.of(body | own, citing, head)[GAIN_FIELDS.indexOf(field)]!;
          const gain = isHigh ? Math.floor(packed / HIGH) : packed % HIGH;
          const tables = countTables(AVERAGES, WEIGHTS[kind]);
          const exact = gainOf(tables, WEIGHTS[kind].k1, body | own, citing, head) * WHOLE_GAIN;
          expect(Math.abs(gain - Math.max(1, exact))).toBeLessThanOrEqual(0.5);
        }
  });

  it('rests on lengths that hardly ever change', () => {
    const now = coarse(AVERAGES);
    expect(coarse({ head: 40.2, body: 905, citing: 119 })).toEqual(now);
    expect(coarse({ ...AVERAGES, body: 1_100 })).not.toEqual(now);
    for (const field of ['head', 'body', 'citing'] as const)
      expect(Math.abs(now[field] / AVERAGES[field] - 1)).toBeLessThan(0.06);
  });
});
