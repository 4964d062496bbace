import { describe, expect, it } from '@jest/globals';
import { cutIntoBlocks, type Range } from './text-blocks';

const texts = (text: string, whole: Range[] = []) =>
  cutIntoBlocks(text, whole).map(({ start, end }) => text.slice(start, end));

/** The blocks cover the text but for one line or page end between two of them. */
function expectNothingLost(text: string, whole: Range[] = []): void {
  let at = 0;
  const lost = cutIntoBlocks(text, whole).filter(({ start, end }) => {
    const between = text.slice(at, start);
    at = end;
    return end < start || !/^[\n\f]?$/.test(between);
  });
  expect(lost).toEqual([]);
  expect(at).toBe(text.length);
}

const line = 'The quick brown fox jumps over the lazy dog again.';

describe('cutIntoBlocks', () => {
  it('leaves a short text whole', () => {
    expect(texts('one\n\ntwo')).toEqual(['one\n\ntwo']);
    expect(texts('')).toEqual(['']);
  });

  it('cuts a long text at ends of lines', () => {
    const text = Array.from({ length: 100 }, () => line).join('\n');
    const blocks = texts(text);
    expect(blocks.length).toBeGreaterThan(3);
    for (const block of blocks) expect(block).toMatch(/^The.*again\.$/s);
    expectNothingLost(text);
  });

  it('begins a block with each page, and numbers it', () => {
    const text = 'first\n\fsecond\f\fthe fourth';
    const blocks = cutIntoBlocks(text, []);
    expect(blocks.map(({ start, end, page }) => [text.slice(start, end), page])).toEqual([
      ['first\n', null],
      ['second', 2],
      ['', 3],
      ['the fourth', 4],
    ]);
  });

  it('cuts an endless paragraph at a space', () => {
    const text = `${line} `.repeat(400);
    const blocks = texts(text);
    expect(blocks.join('')).toBe(text);
    for (const block of blocks) expect(block.length).toBeLessThanOrEqual(4_001);
    expect(texts('x'.repeat(9_000)).join('')).toBe('x'.repeat(9_000));
  });

  it('never cuts through a citation', () => {
    const before = 'x'.repeat(1_010);
    const text = `${before}347\nU.S. 483\nrest\n${'y'.repeat(3_000)}\f${'z'.repeat(50)}`;
    const citation = { start: before.length, end: before.length + 12 };
    expect(texts(text, [citation])[0]).toBe(`${before}347\nU.S. 483`);
    expectNothingLost(text, [citation]);
    const across = `${before}347\fU.S. 483 and more`;
    expect(texts(across, [citation])).toEqual([`${before}347\fU.S. 483`, ' and more']);
  });

  it('loses nothing of any text', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let round = 0; round < 50; round += 1) {
      const text = Array.from({ length: random(9_000) }, () => 'ab \n\f.'[random(6)]).join('');
      const start = random(text.length + 1);
      const whole = [{ start, end: Math.min(text.length, start + random(2_000)) }];
      expectNothingLost(text, whole);
      const [{ start: from, end: to }] = whole as [Range];
      const cut = cutIntoBlocks(text, whole).find(({ end }) => end > from && end < to);
      expect(cut).toBeUndefined();
    }
  });
});
