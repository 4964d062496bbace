import { QUERIES } from './queries.mjs';
import { random } from './random.mjs';

const OPERATORS =
  '" "" ( ) AND OR NOT - -- & | ! : * % court: court:scotus after:1990 before:99999 judge:'.split(
    ' ',
  );
const CITED = ['42 U.S.C. § 1983', '410 U.S. 113', '92 S. Ct. 2726', 'No. 70-18', 'v.', '1973'];
const STRANGE = ['🦓', 'İ', 'ß', '\u202e', '\ud800', '\0', "'; DROP TABLE cases; --", 'neglignece'];
const WORDS = Object.values(QUERIES).flat().join(' ').split(/\s+/);
/** One in so many is a pasted page. */
const PAGE_EVERY = 25;
const PAGE_CHARACTERS = 10_000;

/** Texts that someone, or something, may ask for; the same each time. */
export function fuzzedQueries(count) {
  const next = random(20_261_121);
  const from = (items) => items[Math.floor(next() * items.length)];
  const piece = () => {
    const kind = next();
    if (kind < 0.55) return from(WORDS);
    if (kind < 0.75) return from(OPERATORS);
    if (kind < 0.9) return from(CITED);
    return from(STRANGE);
  };
  const pieces = (most) => Array.from({ length: 1 + Math.floor(next() * most) }, piece).join(' ');
  return Array.from({ length: count }, (_, i) =>
    i % PAGE_EVERY === 0 ? pieces(2_000).slice(0, PAGE_CHARACTERS) : pieces(14),
  );
}
