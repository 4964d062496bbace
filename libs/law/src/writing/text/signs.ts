import type { Span } from './span.js';

/** A page of a reporter, a footnote, a link. */
const MARK = /(?<!\*)\*+\d+|\[\d{1,3}\]|https?:\S+/g;

/** Page marks (`*12`), footnote marks (`[3]`), links and email addresses, in order. */
export function findSigns(text: string): Span[] {
  const found: Span[] = [];
  for (const { 0: run, index } of text.matchAll(/\S{2,}/g)) {
    for (const { start, end } of signsIn(run))
      found.push({ start: index + start, end: index + end });
  }
  return found;
}

/** Of a run without blanks. */
function signsIn(run: string): Span[] {
  const found: Span[] = [];
  const address = addressIn(run);
  let at = 0;
  MARK.lastIndex = 0;
  for (let mark = MARK.exec(run); mark || (address && at < address.at); mark = MARK.exec(run)) {
    const isAddress = address !== null && at < address.at && mark?.index !== at;
    const start = isAddress || !mark ? at : mark.index;
    const end = isAddress || !mark ? address!.end : start + mark[0].length;
    found.push({ start, end });
    at = end;
    MARK.lastIndex = end;
  }
  return found;
}

/** Where the last `@` before a last `.com` is, and where that ends. */
function addressIn(run: string): { at: number; end: number } | null {
  if (!run.includes('@')) return null;
  const stops = [...run.matchAll(/\.\w+/g)];
  const last = stops.at(-1);
  if (!last) return null;
  const at = run.lastIndexOf('@', last.index - 2);
  return at > 0 ? { at, end: last.index + last[0].length } : null;
}
