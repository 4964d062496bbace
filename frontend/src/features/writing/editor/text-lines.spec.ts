import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { place } from '../draft/placed';
import { findingAt, placedAt } from '../findings/findings.samples';
import { blocksOf } from './line-blocks';
import { runsOf } from './mark-runs';
import { linesOf } from './text-lines';

const written = fc.string({ unit: fc.constantFrom('a', ' ', '\n'), maxLength: 40 });

describe('the lines of a draft', () => {
  it('are the text, whatever they were before', () => {
    fc.assert(
      fc.property(written, written, (before, after) => {
        const lines = linesOf(after, [], linesOf(before, [], []));
        expect(lines.map(({ text }) => text).join('\n')).toBe(after);
        expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
      }),
    );
  });

  it('stay the same objects but for the one that was written in', () => {
    const before = linesOf('one\ntwo\nthree', [], []);
    const after = linesOf('one\ntwo!\nthree', [], before);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toEqual({ ...before[1], text: 'two!' });
    expect(after[2]).toBe(before[2]);
    const longer = linesOf('one\nand\ntwo!\nthree', [], after);
    expect(longer[3]).toBe(after[2]);
    expect(longer[2]).toBe(after[1]);
  });

  it('keep their marks while lines above them grow', () => {
    const finding = placedAt('one\ntwo', 'two');
    const before = linesOf('one\ntwo', [finding], []);
    const moved = { ...finding, start: finding.start + 4, end: finding.end + 4 };
    const after = linesOf('one more\ntwo'.replace(' more', ' mor'), [moved], before);
    expect(after[1]).toBe(before[1]);
  });

  it('mark exactly the words of the findings, over several lines too', () => {
    fc.assert(
      fc.property(
        written,
        fc.array(fc.tuple(fc.nat(40), fc.nat(40)), { maxLength: 5 }),
        (text, drawn) => {
          const ranges = drawn
            .map(([a, b]) => [Math.min(a, b, text.length), Math.min(Math.max(a, b), text.length)])
            .sort((a, b) => a[0]! - b[0]! || b[1]! - a[1]!);
          const placed = ranges.map(([start, end]) => ({
            ...place(findingAt('x', 'x')),
            start: start!,
            end: end!,
          }));
          const lines = linesOf(text, placed, []);
          for (const { key, start, end } of placed) {
            const marked = lines.flatMap((line) =>
              line.marks
                .filter((mark) => mark.key === key)
                .map((mark) => line.text.slice(mark.start, mark.end)),
            );
            expect(marked.join('')).toBe(text.slice(start, end).replaceAll('\n', ''));
          }
        },
      ),
    );
  });
});

describe('the blocks of a draft', () => {
  const textOf = (paragraphs: number) =>
    Array.from({ length: paragraphs }, (_, at) => `paragraph ${at}`).join('\n');

  it('are its lines, whatever they were before', () => {
    fc.assert(
      fc.property(written, written, (before, after) => {
        const first = linesOf(before, [], []);
        const lines = linesOf(after, [], first);
        const blocks = blocksOf(lines, blocksOf(first, []));
        expect(blocks.flatMap((block) => block.lines)).toEqual(lines);
        expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
      }),
    );
  });

  it('stay the same objects but for the one that was written in, lines before them or not', () => {
    const text = textOf(100);
    const lines = linesOf(text, [], []);
    const before = blocksOf(lines, []);
    expect(before.length).toBeGreaterThan(5);
    const written = linesOf(
      text.replace('paragraph 50', 'paragraph 50, and\na new one'),
      [],
      lines,
    );
    const known = new Set(before);
    const fresh = blocksOf(written, before).filter((block) => !known.has(block));
    expect(fresh.length).toBeLessThanOrEqual(3);
  });
});

describe('the runs of a line', () => {
  it('are the line, the shorter mark over the longer', () => {
    const text = 'it is due and owing now';
    const [line] = linesOf(text, [placedAt(text, text), placedAt(text, 'due and owing')], []);
    const runs = runsOf(line!.text, line!.marks);
    expect(runs.map((run) => run.text)).toEqual(['it is ', 'due and owing', ' now']);
    expect(runs.map(({ mark }) => mark?.key)).toEqual([
      line!.marks[0]!.key,
      line!.marks[1]!.key,
      line!.marks[0]!.key,
    ]);
  });
});
