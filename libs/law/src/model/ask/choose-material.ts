import type { TextAnswer } from '@casewright/contracts';
import type { TextSpan } from '@casewright/law/reading';
import type { Bounds } from '../asker.js';
import { LETTERS_PER_TOKEN, sectionsWithin } from '../split-sections.js';

/** Stands between passages that do not follow one another. */
const GAP = '\n\n[...]\n\n';

/**
 * What of a text a model reads for a question, by requests: the whole of it; of a longer one the
 * surroundings of the passages that bear on the question; where none does, section by section.
 */
export function chooseMaterial(
  text: string,
  passages: TextAnswer['passages'],
  bounds: Bounds,
): string[] {
  const room = bounds.sectionTokens * LETTERS_PER_TOKEN;
  if (text.length > room && passages.length > 0)
    return [
      surroundings(text, passages, room)
        .map(({ start, end }) => text.slice(start, end))
        .join(GAP),
    ];
  return sectionsWithin(text, bounds).sections.map(({ start, end }) => text.slice(start, end));
}

/** Each of the best passages with as much before and behind it as there is room for, in the text's order. */
function surroundings(text: string, passages: TextAnswer['passages'], room: number): TextSpan[] {
  const own = room / passages.length;
  const spans = passages
    .map(({ start, end }) => {
      const around = Math.max(0, Math.floor((own - (end - start)) / 2));
      return { start: Math.max(0, start - around), end: Math.min(text.length, end + around) };
    })
    .sort((a, b) => a.start - b.start);
  const joined: TextSpan[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else joined.push(span);
  }
  return joined;
}
