import type { TextItem } from '../layout/runs.js';
import { compose, invert, type Matrix } from './matrix.js';
import type { RecognizedWord } from './read-words.js';

/** A word's box, from capitals to baseline or below, is this share of its letters' size. */
const BOX = 0.75;
/** Sizes this near to the page's usual one are the same: not every line has a `p` or a `T`. */
const SAME = 0.35;

/**
 * Recognized words as the text items that pdf.js would give of them.
 *
 * @param scale pixels for each unit of the page
 * @param viewport from the page to its upright position
 */
export function toTextItems(
  words: readonly RecognizedWord[],
  scale: number,
  viewport: Matrix,
): TextItem[] {
  const back = invert(viewport);
  if (!back) return [];
  const usual = median(words.map(({ height }) => height));
  return [...linesOf(words).values()].flatMap((line) => {
    const height = median(line.map((word) => word.height));
    const size = (Math.abs(height - usual) < SAME * usual ? usual : height) / BOX / scale;
    const baseline = median(line.map(bottomOf));
    return line.map((word) => {
      // A speck or a stamp alongside a line is not part of it.
      const strays = Math.abs(bottomOf(word) - baseline) > height / 2;
      const y = (strays ? bottomOf(word) : baseline) / scale;
      return {
        // Words stand apart, however narrow the gap is drawn.
        str: `${word.text} `,
        width: word.width / scale,
        transform: [...compose(back, [size, 0, 0, -size, word.left / scale, y])],
      };
    });
  });
}

const bottomOf = ({ top, height }: RecognizedWord): number => top + height;

function linesOf(words: readonly RecognizedWord[]): Map<number, RecognizedWord[]> {
  const lines = new Map<number, RecognizedWord[]>();
  for (const word of words) lines.set(word.line, [...(lines.get(word.line) ?? []), word]);
  return lines;
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
