import { findAmounts, NUMBER_WORDS, numberFromWords } from '@casewright/law/citations/figures';
import type { Span } from '../../text/span.js';
import type { Match } from '../rule.js';

/** An amount, and what it comes to with the number that stands beside it. */
interface Entry extends Span {
  value: number;
  isProduct: boolean;
  /** What stands between the one before and it. */
  way: string;
}

const COUNT = `(${NUMBER_WORDS}|\\d+(?:\\.\\d+)?)`;
/** `6.5 hours of my time at $320`, `three payments of $500`, `forty panels at $215 each` */
const COUNTED = new RegExp(
  `\\b${COUNT} (?:(?!an?\\b|or\\b)[\\p{L}’'.-]+,? ){1,7}?(?:at|of) (?:a rate of )?$`,
  'iu',
);
const TIMES =
  /\b(?:installments|payments|deposits|checks|invoices|hours|days|weeks|months) (?:[\p{L}’'.]+ ){0,4}?(?:of|at) $|\bat $/iu;
/** `$8,000 a month … the twelve-month term` */
const EACH = /^,? (?:each|apiece|(?:a|an|per) (hour|day|week|month|year|unit|item|piece))\b/;

const TOTAL =
  /\b(?:total\w*|in all|together|altogether|sum|combined|aggregate|comes? to|adds? up to|makes?|making|amounts? to|amounting to)\b/i;
const FOLLOWS_UP =
  /^,?\s(?:the (?:total|sum)|in (?:all|total)|altogether|all told|together|combined|total)\b/i;
const REST =
  /\b(?:balance|remainder|remain\w*|rest|difference|leav(?:es|ing)|still (?:owes?|due|owed|unpaid))\b/i;
const PARTS =
  /^[^.;$]{0,60}?(?::|\bof which\b|\b(?:consisting|made up|composed) of\b|\bas follows\b|\bnamely\b|\bthat is\b)[^.;$]{0,40}$/;
/** Between amounts that belong together: nothing that begins another sum. */
const JOINS = /^(?:(?!\b(?:or|less|minus|than|if|per|cap|limit)\b)[^$]){0,160}$/;
const MOST_PARTS = 8;
/** So far before an amount a word may say what it is. */
const NEAR = 60;

/** Totals, products, and balances that their parts do not make up. */
export function sumsIn(text: string): Match[] {
  const { entries, slips } = ledgerOf(text);
  const isBroken = entries.flatMap(({ way }, i) => (PARTS.test(way) ? [i] : []));
  return [
    ...slips,
    ...entries.flatMap((entry, i) => {
      const behind = text.slice(entry.end, entry.end + 16);
      const near = entry.way.slice(-NEAR);
      if (TOTAL.test(near) || FOLLOWS_UP.test(behind)) return ofRun(entries, i, false);
      return REST.test(near) || REST.test(behind) ? ofRun(entries, i, true) : [];
    }),
    ...isBroken.flatMap((first) => ofParts(entries, first)),
  ];
}

function ledgerOf(text: string): { entries: Entry[]; slips: Match[] } {
  const entries: Entry[] = [];
  const slips: Match[] = [];
  let last = 0;
  for (const { start, end, value } of findAmounts(text)) {
    const way = text.slice(last, start);
    const before = text.slice(Math.max(0, start - 80), start);
    const count = TIMES.test(before) ? COUNTED.exec(before)?.[1] : undefined;
    const each = EACH.exec(text.slice(end, end + 16));
    const many = count
      ? (numberFromWords(count) ?? Number(count))
      : each?.[1]
        ? unitsOf(text, each[1], end)
        : 1;
    const entry = { start, end, value: value * many, isProduct: many > 1, way };
    const of = entries.at(-1);
    // `at $320, or $2,080`: the product of what stands before.
    if (
      of &&
      /^(?: each| an? \w+| per \w+)?(?: for [^,.$]{1,30})?,? (?:or|for|making|which (?:is|makes))(?: a total of| a sum of)? $/.test(
        way,
      )
    ) {
      entries.pop();
      if (isSlip(of.value, value)) slips.push(matchOf(entry, of.value));
      entry.way = of.way;
    }
    entries.push(entry);
    last = end;
  }
  return { entries, slips };
}

/** How many months a sentence that speaks of so much a month has. */
function unitsOf(text: string, unit: string, from: number): number {
  const near = text.slice(from, from + 160).split(/\.\s/)[0]!;
  const count = new RegExp(`\\b${COUNT}[- ]${unit}s?\\b`, 'i').exec(near)?.[1];
  return count ? (numberFromWords(count) ?? Number(count)) : 1;
}

/** The amounts right before add up to it, or what is left of one of them is. */
function ofRun(entries: readonly Entry[], at: number, isRest: boolean): Match[] {
  const entry = entries[at]!;
  const sums: number[] = [];
  let sum = 0;
  for (let i = at - 1; i >= Math.max(0, at - MOST_PARTS); i--) {
    const one = entries[i]!;
    if (isRest && i < at - 1) sums.push(one.value - sum);
    sum += one.value;
    if (!isRest && (i < at - 1 || one.isProduct)) sums.push(sum);
    if (!JOINS.test(one.way) && !(isRest && i > 0)) break;
  }
  return differing(entry, sums);
}

/** `$85,000, of which $60,000 is paid at signing and $20,000 later` */
function ofParts(entries: readonly Entry[], first: number): Match[] {
  const total = entries[first - 1];
  if (!total) return [];
  let sum = 0;
  const sums = entries.slice(first, first + MOST_PARTS).map(({ value }) => (sum += value));
  const last = sums.findLastIndex((it) => it <= total.value * 1.1);
  return sums.includes(total.value) || last < 1 || !isSlip(sums[last]!, total.value)
    ? []
    : [matchOf(entries[first + last]!, total.value - sums[last]! + entries[first + last]!.value)];
}

/** One of the sums is it but for a slip, and none is it. */
function differing(entry: Entry, sums: readonly number[]): Match[] {
  if (sums.some((sum) => Math.abs(sum - entry.value) < 1)) return [];
  const meant = sums.find((sum) => isSlip(sum, entry.value));
  return meant === undefined ? [] : [matchOf(entry, meant)];
}

/** A digit that is another, two that have changed places, or a few percent. */
export function isSlip(one: number, two: number): boolean {
  const [a, b] = [String(one), String(two)];
  if (a === b) return false;
  if (one === 10 * two || two === 10 * one) return true;
  if (a.length !== b.length) return false;
  const places = [...a].flatMap((digit, i) => (digit === b[i] ? [] : [i]));
  const [first = 0, second] = places;
  return (
    second === undefined ||
    (places.length === 2 && a[first] === b[second] && a[second] === b[first])
  );
}

const matchOf = ({ start, end }: Span, meant: number): Match => ({
  start,
  end,
  remark: `By the figures around it this is $${meant.toLocaleString('en-US')}.`,
});
