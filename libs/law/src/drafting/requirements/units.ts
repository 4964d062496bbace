import type { Span } from './phrases.js';

/** What a sum is paid for each of. */
export interface Unit extends Span {
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
  `^\\)?(?:,?\\s(?:in\\s)?(?:(?:base|gross|total)\\s)?(?:salary|rent|wages|pay))?(?:\\s?(?:\\/|\\bper\\b|\\bfor (?:each|every)\\b)\\s?(?!cent)([a-z][a-z-]{0,20})|\\s(?:an?|each|every)\\s(?!total|deposit|sum|fee|flat|fixed|bonus|further|second|non)([a-z][a-z-]{1,20})|\\s(annum|${BARE})(?![a-z])|\\s(each|apiece)(?=[.,;\\n]|$))`,
  'i',
);
const BEFORE =
  /\b(annual|yearly|quarterly|monthly|weekly|daily|hourly|day|hour)(?::\s?|\s)(?:(?:base|gross|fixed|flat|minimum)\s)?(?:rent|rate|salary|fees?|pay|wage|price|payments?|retainer)?\s?(?:of\s|is\s|at\s|:\s?|will be\s|shall be\s)?$/i;

/** `year` of `$9,000 a year` and of `annual rent of $9,000`; null where nothing beside the sum says it. */
export function unitOf(text: string, { start, end }: Span): Unit | null {
  const behind = BEHIND.exec(text.slice(end, end + 60));
  const said = behind && (behind[1] ?? behind[2] ?? behind[3] ?? behind[4]);
  if (behind && said) return { unit: nameOf(said), start: end, end: end + behind[0].length };
  const from = Math.max(0, start - 60);
  const before = BEFORE.exec(text.slice(from, start));
  return before && { unit: nameOf(before[1]!), start: from + before.index, end: start };
}

const nameOf = (words: string): string => ADVERBS[words.toLowerCase()] ?? words.toLowerCase();
