/** Abbreviations with a full stop that a capital letter may follow within the sentence. */
const ABBREVIATED =
  /(?:^|[\s(“"'‘[])(?:v|vs|no|nos|mr|mrs|ms|dr|inc|co|corp|ltd|cf|id|ibid|see|e\.g|i\.e|ed|j|jj|c\.j|ch|art|sec|cl|p|pp|n|st|jr|sr|u\.s|s|ct|stat|rev|supp|app|cir|dist|div|ass'n|bros|r|ry|et al|al|ex rel|rel|[A-Z])$/i;

interface Span {
  start: number;
  end: number;
}

/**
 * Offsets within `text.slice(from, to)` at which a sentence or paragraph begins. `protect`: spans
 * that hold no border, in order.
 */
export function sentenceStarts(
  text: string,
  from: number,
  to: number,
  protect: readonly Span[],
): number[] {
  const starts: number[] = [];
  const border = /[.?!;]?["”’)\]]*(\s+)(?=["“‘([]*[A-Z0-9])|\n\s*\n\s*/g;
  const window = text.slice(from, to);
  for (let found = border.exec(window); found; found = border.exec(window)) {
    const stop = from + found.index;
    const next = stop + found[0].length;
    if (protect.some((span) => span.start < next && stop < span.end - 1)) continue;
    if (/\n\s*\n/.test(found[0])) starts.push(next);
    else if (/[.?!]/.test(text[stop] ?? '') && !isAbbreviated(text, stop)) starts.push(next);
  }
  return starts;
}

function isAbbreviated(text: string, stop: number): boolean {
  return text[stop] === '.' && ABBREVIATED.test(text.slice(Math.max(0, stop - 12), stop));
}

/** Longest way to look for a sentence's border, in characters. */
const REACH = 500;

/** The sentence around an offset, cut at `REACH` on either side. */
export function sentenceAround(text: string, at: number, protect: readonly Span[]): Span {
  const from = Math.max(0, at - REACH);
  const to = Math.min(text.length, at + REACH);
  const near = protect.filter((span) => span.end > from && span.start < to);
  const starts = sentenceStarts(text, from, to, near);
  return {
    start: starts.filter((start) => start <= at).at(-1) ?? from,
    end: starts.find((start) => start > at) ?? to,
  };
}
