import { foldText } from './folded-text.js';

/** A run of a quotation that its source must contain, and its distance from the run before. */
export interface Segment {
  /** Folded. */
  text: string;
  lower: string;
  /** Characters of the source allowed between the previous run and this one. */
  gap: number;
}

/** Characters that an ellipsis may stand for: several pages. */
const ELLIPSIS_GAP = 4_000;
/** Characters that words in brackets may stand for. */
const BRACKET_GAP = 200;

/**
 * What an author changed and marked as changed (Bluebook rules 5.2 and 5.3): an ellipsis or
 * asterisks for an omission; brackets around an altered letter, around words put for others, or
 * empty for letters left out.
 */
const ALTERATION =
  /(?:(?<!\s)\s+)?(?:\u2026|\.(?:\s?\.){2,3}|\*(?:\s?\*){2})\s*|\[(?<letter>\p{L})\](?=\p{L})|\[[^\]]{0,200}\]/gu;

/** A note in brackets that says that something was left out. */
const OMITTED = /omitted|\.\s?\.\s?\./i;

/** The runs between a quotation's alterations. */
export function segmentsOf(quotation: string): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  let gap = 0;
  const add = (to: number): void => {
    const { text, lower } = foldText(quotation.slice(from, to));
    if (text === '') return;
    segments.push({ text, lower, gap: segments.length === 0 ? 0 : gap });
    gap = 0;
  };
  for (const found of quotation.matchAll(ALTERATION)) {
    add(found.index);
    // An altered letter begins the next run, whose first letter may differ in case.
    from = found.index + (found.groups?.letter ? 0 : found[0].length);
    gap = Math.max(gap, gapOf(found));
  }
  add(quotation.length);
  return segments;
}

function gapOf({ 0: words, groups }: RegExpMatchArray): number {
  if (groups?.letter) return 1;
  if (words.startsWith('[')) return OMITTED.test(words) ? ELLIPSIS_GAP : BRACKET_GAP;
  return ELLIPSIS_GAP;
}
