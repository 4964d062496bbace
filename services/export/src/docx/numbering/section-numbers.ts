import type { Block, HeadingBlock } from '../../document-model/document.js';
import { type Numeral, numeralOfFirst, write } from './number-format.js';

/** How the numbers of a level are made: `%1.%2` of decimals, or one numeral. */
export interface LevelScheme {
  numeral: Numeral;
  /** Whether the numbers of the levels above appear in front: `5.2`. */
  compound: boolean;
}

const LEVELS = [1, 2, 3] as const;

/**
 * The numbering schemes with which Word numbers the headings exactly as here; null for a level that
 * it would number differently, whose numbers are then text.
 */
export function schemesOf(blocks: Block[]): (LevelScheme | null)[] {
  const headings = blocks.filter(
    (block): block is HeadingBlock => block.kind === 'heading' && block.number !== '',
  );
  const schemes = LEVELS.map((level) => schemeOf(headings.find((each) => each.level === level)));
  const wrong = firstWrongLevel(headings, schemes);
  // Levels below one that is not counted cannot be counted either.
  return schemes.map((scheme, index) => (wrong !== null && index + 1 >= wrong ? null : scheme));
}

function schemeOf(first: HeadingBlock | undefined): LevelScheme | null {
  if (!first) return null;
  const parts = first.number.split('.');
  if (
    parts.length === first.level &&
    first.level > 1 &&
    parts.every((part) => /^\d+$/.test(part))
  ) {
    return { numeral: 'decimal', compound: true };
  }
  const numeral = numeralOfFirst(first.number);
  return numeral && { numeral, compound: false };
}

function firstWrongLevel(headings: HeadingBlock[], schemes: (LevelScheme | null)[]): number | null {
  const counts = [0, 0, 0];
  let wrong: number | null = null;
  for (const { level, number } of headings) {
    counts[level - 1] = (counts[level - 1] ?? 0) + 1;
    counts.fill(0, level);
    // A level that is wrong stays so; the fiftieth of its letters would be written for nothing.
    if (wrong !== null && level >= wrong) continue;
    if (expected(counts, level, schemes) !== number) wrong = Math.min(wrong ?? level, level);
  }
  return wrong;
}

function expected(counts: number[], level: number, schemes: (LevelScheme | null)[]): string | null {
  const scheme = schemes[level - 1];
  if (!scheme) return null;
  if (!scheme.compound) return write(counts[level - 1] ?? 0, scheme.numeral);
  const above = counts.slice(0, level - 1).map((count, index) => {
    const other = schemes[index];
    return other ? write(count, other.numeral) : '';
  });
  return [...above, counts[level - 1]].join('.');
}
