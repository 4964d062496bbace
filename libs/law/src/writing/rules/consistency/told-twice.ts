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
    {
      in: 'contract',
      text: 'Work begins on March 1, 2024 (the “Effective Date”). Payment is due soon after the Effective Date of [[April 1, 2024]].',
    },
    {
      in: 'contract',
      text: 'Buyer shall pay $250,000 (the “Purchase Price”). The Purchase Price of [[$275,000]] is due at closing.',
    },
    'The “Closing Date” means May 1, 2024. The ban runs from [[May 11, 2024]] (the Closing Date).',
    'The accident occurred on May 3, 2021. Both drivers were insured. The accident of [[May 13, 2021]] closed the road.',
    'Adler inspected the elevator on May 6, 2026. Between the inspection of [[May 16, 2026]] and June nobody called.',
    'He signed the lease on March 3. The lease of [[March 13]] binds him.',
    'The price is $11,200. If it cancels, the club pays half of the price of [[$12,100]].',
    '1. Tutor teaches algebra. 2. Parents pay $55 an hour. 3. The rate of [[$65]] an hour in paragraph 2 holds until June.',
    'The buyer promised to pay $318,700. It owes [[$381,700]] today.',
    'The seller signed the deed on May 3. The deed was signed on [[May 13]], and the $4,500 deposit was paid. A deposit of [[$5,400]] was due.',
    'The hearing is on [[Friday, June 10, 2027]]. It was set for [[February 30]].',
    'He was told on June 1. Payment is due thirty days after that, that is, on [[July 11]].',
    'Send it by Friday, May 1, or on [[Tuesday, May 6]].',
    'Our retainer is $5,000. If the retainer of [[$7,500]] is spent, we bill.',
    'He paid $85,000, of which $60,000 came in May and [[$20,000]] in June.',
    'The mill took $2,100 in May and $3,200 in June, for a total of [[$5,700]].',
    'She made four payments of $500, [[$2,500]] in all.',
    'Either side may stop on two weeks’ notice. The notice of [[three weeks]] is given by mail.',
  ],
  passes: [
    {
      in: 'contract',
      text: 'Work begins on March 1, 2024 (the “Effective Date”). The Effective Date of March 1, 2024 governs.',
    },
    {
      in: 'contract',
      text: 'The Base Rent is $1,000 in the first year. The Base Rent is $1,100 in the second year.',
    },
    'The accident occurred on May 3, 2021. The complaint was filed on May 13, 2021.',
    'Adler inspected the elevator on May 6, 2026, and the inspection of May 6, 2026 was the last.',
    'He sent a letter on May 3. On May 13 she answered the letter of May 3.',
    'The price is $11,200. The deposit of $12,100 was too much.',
    'He paid $1,200 in May and $2,100 in June, $3,300 in all.',
    'The rent is $1,000. It was $1,100 before. The hearing is on Thursday, June 10, 2027.',
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
  if (kind === 'period') return a[1] === b[1];
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
