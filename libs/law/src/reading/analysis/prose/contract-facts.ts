import type { Finding } from '@casewright/contracts';
import type { Amount } from '@casewright/law/citations/figures';
import { longDate, spell } from '@casewright/law/citations/figures';
import { itemAt, wordsOf } from '../../documents/reading/spans.js';
import type { Understanding } from '../../documents/understanding.js';
import type { Reading } from './reading.js';
import { tellingSentence } from './telling-sentence.js';
import { closing, counted, inBrackets, listed, quoted } from './words.js';

/** What it costs, how long it lasts, who carries how much: a sentence each. */
export function contractFacts({ document, findings }: Reading): string[] {
  return [...moneyFacts(document), ...timeFacts(document, findings), ...dutyFacts(document)];
}

/** Less is a fee for a copy or the like. */
export const SMALLEST_AMOUNT = 20;

/** Amounts, or periods, that a sentence has room for. */
const TOLD = 3;

/** The largest amounts, with their places. */
function moneyFacts(document: Understanding): string[] {
  const largest = [...document.amounts]
    .filter(({ value }) => value >= SMALLEST_AMOUNT)
    .sort((a, b) => b.value - a.value);
  const distinct = firstOfEach(largest, ({ value, currency }) => `${value} ${currency}`).slice(
    0,
    TOLD,
  );
  if (distinct.length === 0) return [];
  const one = ({ start, end }: Amount) =>
    `${wordsOf(document.text, { start, end })}${inBrackets(document, start)}`;
  return [
    `The ${distinct.length === 1 ? 'largest amount that it names is' : 'largest amounts that it names are'} ${listed(distinct.map(one))}.`,
  ];
}

function timeFacts(document: Understanding, findings: readonly Finding[]): string[] {
  const ends = document.dates.find(
    ({ kind, start }) =>
      kind === 'expiration' &&
      /\bterm\b/i.test(
        wordsOf(document.text, itemAt(document.sentences, start) ?? { start, end: start }),
      ),
  );
  const notices = document.durations.filter((duration) =>
    /\b(?:notice|cure)\b/i.test(document.text.slice(duration.end, duration.end + 90)),
  );
  const counts = firstOfEach(notices, spell)
    .slice(0, TOLD)
    .map((each) => `${spell(each)}${inBrackets(document, each.start)}`);
  const renewal = findings
    .filter(({ category }) => category === 'renewal-term')
    .map((finding) => tellingSentence(document, finding))
    .find((said) => said !== null);
  return [
    ...(ends
      ? [`It names ${longDate(ends.date)} as an end date${inBrackets(document, ends.start)}.`]
      : []),
    ...(renewal
      ? [
          closing(
            `Renewal${inBrackets(document, renewal.start)}: ${quoted(document, renewal, 220)}`,
          ),
        ]
      : []),
    ...(counts.length > 0 ? [`Its notice and cure periods include ${listed(counts)}.`] : []),
  ];
}

/** Those that differ, the first of each kind. */
export function firstOfEach<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => seen.size < seen.add(keyOf(item)).size);
}

/** Who carries how many duties: a measure of how even the bargain is. */
function dutyFacts({ obligations, parties }: Understanding): string[] {
  const counts = parties.slice(0, 4).map(({ role, name }) => {
    const who = role ?? name;
    const own = obligations.filter(
      ({ kind, bearer }) => kind !== 'right' && bearer.replace(/^the /i, '') === who,
    );
    return { who, count: own.length };
  });
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const [first, ...others] = counts;
  if (!first || others.length === 0 || total < 8 || counts.some(({ count }) => count === 0))
    return [];
  const most = counts.reduce((a, b) => (b.count > a.count ? b : a));
  const uneven = most.count / total >= 0.67 ? ` The burden falls mostly on ${most.who}.` : '';
  const rest = listed(others.map(({ who, count }) => `${who} of ${count}`));
  return [
    `${first.who} is the subject of ${counted(first.count, 'duty', 'duties')} or bans, and ${rest}.${uneven}`,
  ];
}
