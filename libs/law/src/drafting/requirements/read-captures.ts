import { asSet } from '../source/as-set.js';
import { wordsOf } from '../source/condition.js';
import type { PlaceholderSource } from '../source/template-source.js';
import type { Claims } from './claims.js';
import type { Span } from './phrases.js';

/** Takes up what the template's own expressions find: a purpose, a job title, a description. */
export function readCaptures(placeholders: readonly PlaceholderSource[], claims: Claims): void {
  for (const { name, label, set, capture = [] } of placeholders) {
    if (claims.hasValue(name)) continue;
    for (const each of capture) {
      const expression = each instanceof RegExp ? each : each.at;
      const match = new RegExp(expression.source, `${expression.flags.replace(/[dg]/g, '')}d`).exec(
        claims.text,
      );
      const place = match?.indices?.[1];
      if (!match || !place || isForbidden(claims, place[0])) continue;
      const raw = claims.text.slice(...place).replace(/(?<!\b[ap]\.m)[\s,.;:]+$/, '');
      const value = wordsOf(
        each,
        raw.replace(SOMEONES, '').replace(/^(?:my|his|her|our|their)\s/, 'the '),
      );
      if (!value) continue;
      claims.add({
        start: place[0],
        end: place[0] + raw.length,
        what: label,
        takes: { placeholder: name, raw: set ? asSet(value, set) : value },
      });
      for (const span of leadingTo(match, place)) claims.support(span);
      break;
    }
  }
}

/** What the expressions of a place find in some other text: in a jurisdiction, the court it names. */
export function capturedIn(text: string, { capture = [] }: PlaceholderSource): string | null {
  for (const each of capture) {
    const raw = (each instanceof RegExp ? each : each.at).exec(text)?.[1];
    const value = raw && wordsOf(each, raw);
    if (value) return value;
  }
  return null;
}

/** What someone may not do is not what they do. */
function isForbidden(claims: Claims, at: number): boolean {
  const before = claims.text.slice(claims.sentenceAt(at).start, at);
  return FORBIDS.test(before) || !claims.isAsserted({ start: at, end: at });
}

const FORBIDS =
  /\b(?:(?:may|shall|must|will|can|should)\snot|cannot|won['’]t|not to)\s(?:\w+\s){0,6}(?:as|for|in)\b/i;

/** `sells me his tractor`. */
const SOMEONES = /^(?:me|him|her|us|them|you)\s(?=(?:an?|the|my|his|her|its|our|their|\d)\b)/;

/** Lead-ins longer than this may hold words of their own, which are not understood with them. */
const SHORT = 40;

/** The words that led to a value: all of a short lead-in, the ends of a longer one. */
function leadingTo(match: RegExpExecArray, [start, end]: readonly [number, number]): Span[] {
  const after = { start: end, end: match.index + match[0].length };
  const before = match[0].slice(0, start - match.index);
  if (before.length <= SHORT) return [{ start: match.index, end: start }, after];
  const first = /^\s*\S+/.exec(before)?.[0].length ?? 0;
  const last = /\S+\s*$/.exec(before)?.[0].length ?? 0;
  return [
    { start: match.index, end: match.index + first },
    { start: start - last, end: start },
    after,
  ];
}
