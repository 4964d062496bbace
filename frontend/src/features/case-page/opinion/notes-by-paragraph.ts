import type { Paragraph } from '@casewright/contracts';
import type { OpinionNote } from './use-opinion';

/** The footnotes that each paragraph calls, in the order of its calls, by the paragraph's number. */
export function notesByParagraph(
  paragraphs: readonly Paragraph[],
  footnotes: readonly OpinionNote[],
): ReadonlyMap<number, readonly OpinionNote[]> {
  const waiting = [...footnotes];
  const byParagraph = new Map<number, OpinionNote[]>();
  for (const { index, notes } of paragraphs) {
    const called = notes.flatMap(({ label }) => {
      const at = waiting.findIndex((note) => note.label === label);
      return at === -1 ? [] : waiting.splice(at, 1);
    });
    if (called.length > 0) byParagraph.set(index, called);
  }
  return byParagraph;
}

/** The anchor of a footnote: its first paragraph's number tells it from others of its label. */
export function noteAnchor({ paragraphs }: OpinionNote): string {
  return `note-${paragraphs[0]?.index ?? 0}`;
}
