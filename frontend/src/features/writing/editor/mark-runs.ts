import type { LineMark } from './text-lines';

/** A piece of a line under the same marks. */
export interface Run {
  start: number;
  text: string;
  /** The mark that the piece shows: of those over it the shortest; null for none. */
  mark: LineMark | null;
}

/** Parts a line where marks begin and end. Pieces alongside each other have different marks. */
export function runsOf(text: string, marks: readonly LineMark[]): Run[] {
  if (marks.length === 0) return [{ start: 0, text, mark: null }];
  const edges = new Set([0, text.length]);
  for (const { start, end } of marks) edges.add(start).add(end);
  const cuts = [...edges].sort((a, b) => a - b);
  const runs: Run[] = [];
  for (let at = 0; at + 1 < cuts.length; at += 1) {
    const [start, end] = [cuts[at]!, cuts[at + 1]!];
    const mark = shortestOver(marks, start, end);
    const last = runs.at(-1);
    if (last && last.mark === mark) last.text += text.slice(start, end);
    else runs.push({ start, text: text.slice(start, end), mark });
  }
  return runs;
}

function shortestOver(marks: readonly LineMark[], start: number, end: number): LineMark | null {
  let shortest: LineMark | null = null;
  for (const mark of marks) {
    if (mark.start > start || mark.end < end) continue;
    if (!shortest || mark.end - mark.start <= shortest.end - shortest.start) shortest = mark;
  }
  return shortest;
}
