import type { PlaceholderSource } from '../source/template-source.js';
import type { Claims } from './claims.js';
import { type Mention, mentionsIn } from './figure-mentions.js';
import type { Span } from './phrases.js';

/** What a sum is paid for each of. */
interface Unit extends Span {
  unit: string;
}

const ADVERBS: Readonly<Record<string, string>> = {
  annual: 'year',
  annually: 'year',
  yearly: 'year',
  'per annum': 'year',
  'p.a.': 'year',
  annum: 'year',
  yr: 'year',
  quarterly: 'quarter',
  monthly: 'month',
  pcm: 'month',
  mo: 'month',
  weekly: 'week',
  wk: 'week',
  daily: 'day',
  hourly: 'hour',
  hr: 'hour',
  each: 'unit',
  apiece: 'unit',
};
const BARE = 'annually|yearly|per annum|p\\.a\\.|quarterly|monthly|pcm|weekly|daily|hourly';
const BEHIND = new RegExp(
  `^\\)?(?:,?\\s(?:in\\s)?(?:(?:base|gross|total)\\s)?(?:salary|rent|wages|pay))?(?:\\s?(?:\\/|\\bper\\b|\\bfor (?:each|every)\\b)\\s?(?!cent)([a-z][a-z-]{0,20}(?: (?:per|an?|each) (?:day|week|month|night|year|hour)\\b)?)|\\s(?:an?|each|every)\\s(?!total|deposit|sum|fee|flat|fixed|bonus|further|second|non)([a-z][a-z-]{1,20})|\\s(annum|${BARE})(?![a-z])|\\s(each|apiece)(?=[.,;\\n]|$))`,
  'i',
);
const BEFORE =
  /\b(annual|yearly|quarterly|monthly|weekly|daily|hourly|day|hour)(?::\s?|\s)(?:(?:base|gross|fixed|flat|minimum)\s)?(?:rent|rate|salary|fees?|pay|wage|price|payments?|retainer)?\s?(?:of\s|is\s|at\s|:\s?|will be\s|shall be\s)?$/i;

/** `year` of `$9,000 a year` and of `annual rent of $9,000`; null where nothing beside the sum says it. */
function unitOf(text: string, { start, end }: Span): Unit | null {
  const behind = BEHIND.exec(text.slice(end, end + 60));
  const said = behind && (behind[1] ?? behind[2] ?? behind[3] ?? behind[4]);
  if (behind && said) return { unit: nameOf(said), start: end, end: end + behind[0].length };
  const from = Math.max(0, start - 60);
  const before = BEFORE.exec(text.slice(from, start));
  return before && { unit: nameOf(before[1]!), start: from + before.index, end: start };
}

const nameOf = (words: string): string => ADVERBS[words.toLowerCase()] ?? words.toLowerCase();

/** A rent is paid by the month or the year, and none of two rates by the hour is the fee. */
export function isPaidBy(
  name: string,
  mention: Mention,
  placeholders: readonly PlaceholderSource[],
  claims: Claims,
): boolean {
  const { text } = claims;
  const found = unitOf(text, mention);
  const choices = placeholders.find((each) => each.name === name)?.choices;
  if (!found) return true;
  if (choices) return choices.some((choice) => choice.endsWith(found.unit));
  return !mentionsIn(text).some(
    (other) =>
      other.type === 'money' &&
      other.raw !== mention.raw &&
      ['hour', 'day'].includes(found.unit) &&
      unitOf(text, other)?.unit === found.unit,
  );
}

/** A sum and what it is for each of are one value: where nothing says the latter, it is asked. */
export function takeUnit(
  name: string,
  mention: Span,
  placeholders: readonly PlaceholderSource[],
  claims: Claims,
): void {
  const place = placeholders.find((each) => each.name === name);
  if (!place || claims.hasValue(name)) return;
  const found = unitOf(claims.text, mention);
  const { choices, label, usual } = place;
  const raw = choices ? choices.find((choice) => choice.endsWith(found?.unit ?? '?')) : found?.unit;
  if (found && raw) {
    const { start, end } = found;
    claims.add({ start, end, what: label, takes: { placeholder: name, raw } });
  } else if (typeof usual === 'string') claims.suggest(name, usual, mention);
}
