import { firstReached } from './bisect.js';

/** Half-open range of UTF-16 offsets: `text.slice(start, end)`. */
export interface Span {
  start: number;
  end: number;
}

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

export const contains = (outer: Span, inner: Span): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;

/**
 * Whether a place is in one of many spans, which may overlap; asked for places in ascending order,
 * it reads the spans once.
 */
export function placesIn(spans: readonly Span[]): (at: number) => boolean {
  const ordered = [...spans].sort((a, b) => a.start - b.start);
  let next = 0;
  let end = 0;
  return (at) => {
    for (; next < ordered.length && ordered[next]!.start <= at; next++) {
      end = Math.max(end, ordered[next]!.end);
    }
    return at < end;
  };
}

/** Of spans in order, none in another, the one in which a place lies. */
export function spanAt<T extends Span>(spans: readonly T[], at: number): T | undefined {
  const span = spans[firstReached(spans, ({ end }) => end > at)];
  return span && span.start <= at ? span : undefined;
}
