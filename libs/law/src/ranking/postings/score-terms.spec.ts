import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type CasePostings, joinPostings } from '../index/case-postings.js';
import { DocTable } from '../index/doc-table.js';
import type { IndexReader } from '../index/index-reader.js';
import { packPayload } from '../index/payload.js';
import { gainsIn, scoringTables } from '../order/scoring-tables.js';
import { WEIGHTS, type Weights } from '../order/weights.js';
import { Accumulator } from './accumulator.js';
import { type TermScore, TermScorer } from './score-terms.js';

const SIZE = 900;
const docs = new DocTable(SIZE);
docs.textSegment.fill(1);
docs.citingSegment.fill(1);
docs.bodyLength.fill(90);
docs.citingLength.fill(40);
const reader = { docs, courts: [], averages: { head: 1, body: 2_000, citing: 30 } };

function listOf(cases: number[], payload: (doc: number) => number) {
  const sorted = Uint32Array.from(cases).sort();
  return { segment: 1, docs: sorted, payloads: Uint8Array.from(sorted, payload) };
}

/** Postings in bodies, a third of them in the name too. */
function inBodies(cases: number[]) {
  const payload = (doc: number) => packPayload(doc % 3 === 0, 0, 1 + (doc % 20));
  return joinPostings([listOf(cases, payload)], [], docs);
}

function scorerFor(weights: Weights = WEIGHTS.question) {
  const sums = new Accumulator(SIZE);
  const tables = scoringTables(reader as unknown as IndexReader, weights);
  const scorer = new TermScorer(sums);
  const add = (postings: CasePostings, term: TermScore) =>
    scorer.add(gainsIn(tables, postings), term);
  return { sums, scorer, add };
}

const TERM = { weight: 3, idf: 2, bits: 1, nameable: true };
const cases = fc.uniqueArray(fc.integer({ min: 1, max: SIZE - 1 }), { maxLength: SIZE });

/** Now and then a word that every case has: few cases are looked up in its list. */
const common = fc.oneof(cases, fc.constant(Array.from({ length: SIZE - 1 }, (_, i) => i + 1)));

describe('TermScorer', () => {
  it('adds the rest to the cases it is narrowed to as it would to all, and to no other', () => {
    fc.assert(
      fc.property(cases, common, fc.integer({ min: 1, max: 300 }), (first, second, every) => {
        const [all, narrowed] = [scorerFor(), scorerFor()];
        for (const { add } of [all, narrowed]) add(inBodies(first), TERM);
        const before = narrowed.sums.score.slice();
        const ranked = [...before].sort((a, b) => b - a);
        const floor = Math.max(ranked[Math.floor(SIZE / every)]!, 0.001);
        const hopeful = Uint32Array.from(before.keys()).filter((doc) => before[doc]! >= floor);
        narrowed.scorer.narrowTo(hopeful, floor);
        const rest = { ...TERM, bits: 0 };
        for (const { add } of [all, narrowed]) add(inBodies(second), rest);

        const expected = before.slice();
        for (const doc of hopeful) expected[doc] = all.sums.score[doc]!;
        const isEqual = expected.every((score, doc) => score === narrowed.sums.score[doc]);
        expect(isEqual).toBe(true);
      }),
    );
  });

  it('counts the words of a name', () => {
    const { sums, add } = scorerFor();
    add(inBodies([3, 4]), TERM);
    add(inBodies([3]), { ...TERM, nameable: false });
    expect([sums.nameHits[3], sums.name[3], sums.nameHits[4]]).toEqual([1, TERM.idf, 0]);
  });

  it('takes no case for what is only said of it where that counts nothing', () => {
    const said = listOf([5, 6], () => packPayload(false, 0, 2));
    const own = listOf([6], () => packPayload(false, 0, 2));
    const postings = joinPostings([own], [said], docs);
    const withSaid = scorerFor();
    const without = scorerFor({ ...WEIGHTS.question, citing: 0 });
    for (const { add } of [withSaid, without]) add(postings, TERM);
    expect([...withSaid.sums.mask.subarray(5, 7)]).toEqual([1, 1]);
    expect([...without.sums.mask.subarray(5, 7)]).toEqual([0, 1]);
    expect(without.sums.score[5]).toBe(0);
    expect(withSaid.sums.score[6]).toBeGreaterThan(without.sums.score[6]!);
  });

  it('forgets everything when cleared', () => {
    const { sums, add } = scorerFor();
    add(inBodies([7, 700]), TERM);
    add(inBodies(Array.from({ length: 300 }, (_, i) => i + 300)), TERM);
    sums.clear();
    expect(sums.touched()).toEqual([]);
    expect([sums.score, sums.name].flatMap((column) => [...column]).some(Boolean)).toBe(false);
    expect([...sums.mask, ...sums.nameHits].some(Boolean)).toBe(false);
  });
});
