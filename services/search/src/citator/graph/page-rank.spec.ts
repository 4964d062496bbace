import { type CitationGraph, pageRank, relativeToAge } from './page-rank.js';

function graph(count: number, edges: [from: number, to: number][]): CitationGraph {
  const offsets = new Int32Array(count + 1);
  for (const [from] of edges) offsets[from + 1]!++;
  for (let i = 0; i < count; i++) offsets[i + 1]! += offsets[i]!;
  const sorted = [...edges].sort((a, b) => a[0] - b[0]);
  return { offsets, targets: Int32Array.from(sorted, ([, to]) => to) };
}

describe('citation authority', () => {
  it('gives every case the same without citations', () => {
    expect([...pageRank(graph(3, []))]).toEqual([1, 1, 1]);
  });

  it('keeps an average of 1', () => {
    const rank = pageRank(
      graph(4, [
        [1, 0],
        [2, 0],
        [3, 1],
        [3, 0],
      ]),
    );
    expect(rank.reduce((sum, value) => sum + value, 0) / 4).toBeCloseTo(1, 6);
  });

  it('weighs a citation by who makes it', () => {
    // 0 is cited by 2, which three others cite; 1 is cited by 6, which nobody cites.
    const rank = pageRank(
      graph(7, [
        [2, 0],
        [6, 1],
        [3, 2],
        [4, 2],
        [5, 2],
      ]),
    );
    expect(rank[0]).toBeGreaterThan(rank[1]!);
  });

  it('shares a case out among those that it cites', () => {
    const rank = pageRank(
      graph(5, [
        [0, 2],
        [1, 3],
        [1, 4],
      ]),
    );
    expect(rank[2]).toBeGreaterThan(rank[3]!);
  });

  it('compares a case with its contemporaries', () => {
    const authority = relativeToAge(
      Float64Array.from([4, 4, 4, 1, 1, 2]),
      Int16Array.from([1900, 1901, 1902, 2000, 2001, 2002]),
    );
    expect(authority[0]).toBeCloseTo(0.5, 5);
    expect(authority[5]).toBeGreaterThan(authority[0]!);
    expect(authority[3]).toBeLessThan(0.5);
  });

  it('has a place for cases without a year, and for none', () => {
    expect([...relativeToAge(Float64Array.from([1]), Int16Array.from([0]))]).toEqual([0.5]);
    expect(relativeToAge(new Float64Array(0), new Int16Array(0))).toHaveLength(0);
  });
});
