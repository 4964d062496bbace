import type { ParagraphScores, WritingScores } from '@casewright/contracts';

const percentFormat = new Intl.NumberFormat('en-US', { style: 'percent' });

export const asPercent = (share: number): string => percentFormat.format(share);

/** How a Flesch reading ease is commonly described. */
export function easeWords(flesch: number): string {
  if (flesch >= 60) return 'plain';
  if (flesch >= 50) return 'fairly difficult';
  if (flesch >= 30) return 'difficult';
  return 'very difficult';
}

/** A class of sentence lengths: `1–10`, `over 40`. */
export function classWords({
  from,
  to,
}: WritingScores['sentences']['distribution'][number]): string {
  return to === null ? `${from}+` : `${from}–${to}`;
}

/** Shorter paragraphs say nothing: one long word makes them look hard. */
const LEAST_WORDS = 25;

/** The paragraphs that are hardest to read, the hardest first. */
export function hardestParagraphs(
  paragraphs: readonly ParagraphScores[],
  count: number,
): ParagraphScores[] {
  return paragraphs
    .filter(({ words }) => words >= LEAST_WORDS)
    .toSorted((a, b) => a.readability.flesch - b.readability.flesch)
    .slice(0, count);
}

/**
 * Values in at most `most` groups of neighbors, each their mean by weight: a chart of a long text
 * has room for no more.
 */
export function grouped(
  values: readonly { value: number; weight: number }[],
  most: number,
): { value: number; from: number; to: number }[] {
  const size = Math.max(1, Math.ceil(values.length / most));
  const groups = [];
  for (let from = 0; from < values.length; from += size) {
    const group = values.slice(from, from + size);
    const weight = group.reduce((sum, one) => sum + one.weight, 0);
    const sum = group.reduce((total, one) => total + one.value * one.weight, 0);
    groups.push({ value: weight === 0 ? 0 : sum / weight, from, to: from + group.length - 1 });
  }
  return groups;
}
