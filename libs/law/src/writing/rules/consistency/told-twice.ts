import type { DocumentRule, Match } from '../rule.js';
import { isSlip as isSlipOf } from './sums.js';
import { type Figures, figuresOf, type Told } from './told.js';

export const toldTwice: DocumentRule<Figures> = {
  id: 'told-twice',
  name: 'Figure that is told otherwise elsewhere',
  family: 'consistency',
  severity: 'high',
  why: 'Both cannot be right, and the other side will choose the one that suits it.',
  source: 'Garner, The Redbook, on proofreading; Adams, A Manual of Style for Contract Drafting',
  matches: [
    'A flood on June 14, 2023, ruined the stock. The insurer denies that the flood of [[June 4, 2023]], did it.',
    'The lot holds a 40-foot pole. The [[30-foot]] pole is of steel.',
    {
      in: 'contract',
      text: 'Borden shall deliver the pump by April 30, 2025. If the delivery date of [[April 3, 2025]] passes, Acme may leave.\n\nBorden shall refund the Fee within thirty days after the Term ends.\n\nBorden shall mail the Fee to Acme within [[ten days]] after the Term ends.',
    },
    {
      in: 'contract',
      text: 'Work begins on March 1, 2024 (the “Effective Date”). Payment is due soon after the Effective Date of [[April 1, 2024]].',
    },
    {
      in: 'contract',
      text: 'Buyer shall pay $250,000 (the “Purchase Price”). The Purchase Price of [[$275,000]] is due at closing.',
    },
    'He left on March 1, 2024. Thirty days later, on [[April 15, 2024]], he came back.',
    'From July 1, 2022, through December 31, 2022, a period of [[nine months]], it stood empty.',
    'Suit came on June 3, 2023, [[two years]] after the fall on June 3, 2020.',
    'She was served on May 1, 2024, and answered on June 20, 2024, [[twenty-one days]] after service.',
  ],
  passes: [
    'He left on March 1, 2024. About thirty days later, on April 15, 2024, he came back. From July 1, 2022, through December 31, 2022, a period of six months, it stood empty.',
    'The roof fell on May 3, 2021, when the beam gave way, so suit is due on May 3, 2024.',
    {
      in: 'contract',
      text: 'Carrier shall return the Crates within ten days after the Term ends. Shipper shall pay for the Crates within five days after the Term ends.',
    },
    {
      in: 'contract',
      text: 'Work begins on March 1, 2024 (the “Effective Date”). The Effective Date of March 1, 2024 governs.',
    },
  ],
  collect: figuresOf,
  check: (parts) => {
    const all = parts.flatMap(({ at, found }) =>
      found.told.map((it) => ({ ...it, start: it.start + at, end: it.end + at })),
    );
    const sections = parts.flatMap(({ at, found }) =>
      found.sections.map(({ number, at: place }) => ({ number, at: place + at })),
    );
    const slips = parts.flatMap(({ at, found }) =>
      found.slips.map((it) => ({ ...it, start: it.start + at, end: it.end + at })),
    );
    return [...slips, ...all.flatMap((one) => conflictOf(one, all, sections) ?? [])];
  },
};

function conflictOf(one: Told, all: readonly Told[], sections: Figures['sections']): Match | null {
  const like = all.filter((other) => other !== one && other.kind === one.kind);
  const first = one.term && like.find(({ term }) => term === one.term);
  if (first && first.start < one.start && !isSame(one, first))
    return { start: one.start, end: one.end, remark: `Before, the ${one.term} is ${first.words}.` };
  const due = like.find(({ deadlines }) => deadlines.some((it) => one.deadlines.includes(it)));
  if (due && due.start < one.start && !isSame(one, due))
    return { start: one.start, end: one.end, remark: `Before, the time for this is ${due.words}.` };
  if (!one.again && !one.inSection && !one.once && one.kind !== 'amount') return null;
  const section = sections.findIndex(({ number }) => number === one.inSection);
  const there =
    section < 0
      ? like.filter(({ of }) => one.again !== null && of.has(one.again))
      : like.filter(
          ({ start }) =>
            start > sections[section]!.at && start < (sections[section + 1]?.at ?? Infinity),
        );
  // Or it is told in the same words, of what comes about once; or two digits have changed places.
  const alike = like.filter(
    (it) =>
      it.start < one.start &&
      ((one.once !== null && it.once === one.once && one.kind !== 'period') || isTurned(one, it)),
  );
  if ([...there, ...alike].some((other) => isSame(one, other))) return null;
  const other =
    there.find((it) => section >= 0 || isSlip(one, it) || isNamed(one, it)) ??
    alike.find((it) => isSlip(one, it));
  if (!other) return null;
  const [before, later] = one.start < other.start ? [one, other] : [other, one];
  const { start, end } = later;
  return { start, end, remark: `Elsewhere it is ${before.words}.` };
}

/** `Our retainer is $5,000. If the retainer of $7,500 is spent`: said before of the same noun. */
const isNamed = (one: Told, other: Told): boolean =>
  one.kind !== 'period' &&
  other.start < one.start &&
  other.label !== null &&
  other.label === one.again;

/** A year may be left out of one of two dates. */
const isSame = ({ value: a }: Told, { value: b }: Told): boolean =>
  a.every((part, i) => part === b[i] || part === '' || b[i] === '' || b[i] === undefined);

/** Two that differ by a slip of the hand: one part of a date, a digit or two of an amount. */
function isSlip({ kind, value: a }: Told, { value: b }: Told): boolean {
  if (kind === 'period' || kind === 'measure') return a[1] === b[1];
  if (kind === 'date')
    return a.filter((part, i) => part !== b[i] && part !== '' && b[i] !== '').length === 1;
  return isSlipOf(Number(a[0]), Number(b[0]));
}

/** Figures with fewer digits that are not zero are alike by chance. */
const LEAST_DIGITS = 4;
const isTurned = (one: Told, { value }: Told): boolean =>
  one.kind === 'amount' &&
  one.value[0]!.length === value[0]!.length &&
  one.value[0]!.replace(/[0.]/g, '').length >= LEAST_DIGITS &&
  [...one.value[0]!].sort().join('') === [...value[0]!].sort().join('');
