import type { GoodRequest } from './good-requests.js';

/** What some part of a program may not hold, in a text that is good otherwise; the worst first. */
const SPIKES = [
  ...['\0', '\ud800', '\udfff', '\u0001', '\u000b', '\u001f', '\u007f', '\u0085', '\u200f'],
  ...['\u202e', '\ufeff', '\ufffe', '\u{10ffff}', '\r\n', '%00', '\\u0000', '\'"`', '<b>'],
  ...['__proto__', 'constructor', 'x'.repeat(30_000), '\u0301'.repeat(3_000), '💥'.repeat(300)],
];

/** Where a text stands in a request: keys from the outermost, and whether it is itself a key. */
interface Spot {
  keys: string[];
  isKey: boolean;
}

/**
 * The good request with one text spiked and all else left as it is.
 * @param turn counts through all texts of the request with one spike, then with the next
 */
export function spiked(request: GoodRequest, turn: number): GoodRequest {
  const spots = spotsOf(request);
  const spot = spots[turn % spots.length] as Spot;
  const spike = SPIKES[Math.floor(turn / spots.length) % SPIKES.length] as string;
  return changed(request, spot, spike) as GoodRequest;
}

/** Every text that is sent; of the things in a list, those of the first stand for all. */
function spotsOf({ id, query, body, form }: GoodRequest): Spot[] {
  return spotsIn({ id, query, body, form }, []).filter(({ keys }) => keys.length > 0);
}

function spotsIn(value: unknown, keys: string[]): Spot[] {
  if (typeof value === 'string') return [{ keys, isKey: false }];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(Array.isArray(value) ? value.slice(0, 1) : value);
  const inner = entries.flatMap(([key, part]) => spotsIn(part, [...keys, key]));
  return Array.isArray(value) ? inner : [...inner, { keys, isKey: true }];
}

function changed(value: unknown, { keys: [key, ...keys], isKey }: Spot, spike: string): unknown {
  if (key === undefined && !isKey) return inserted(String(value), spike);
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const name = key ?? spike;
  const part = (copy as Record<string, unknown>)[name];
  const made = key === undefined ? 'x' : changed(part, { keys, isKey }, spike);
  // Assigned, `__proto__` would be lost.
  return Object.defineProperty(copy, name, { value: made, enumerable: true });
}

/** Behind the first letter: what a field has around its text may be trimmed. */
function inserted(text: string, spike: string): string {
  return text.slice(0, 1) + spike + text.slice(1);
}
