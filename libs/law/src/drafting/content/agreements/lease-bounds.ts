import type { Bound, Value } from '../../source/template-source.js';
import { hoursOf, YEAR } from '../shared/periods.js';
import { amountOf, dollars, isAbove } from '../shared/sums.js';
import { DWELLING_TERMS } from './dwelling-terms.js';

type Values = ReadonlyMap<string, Value>;

const PER_YEAR: Readonly<Record<string, number>> = { week: 52, month: 12, quarter: 4, year: 1 };
/** A count of months or weeks that comes to a day more or less is the same period. */
const SLACK = 24;

/** The rent of a month, in the currency of the lease; null while it is open. */
function monthlyRent(values: Values): number | null {
  const rent = amountOf(values.get('rent')?.text);
  const times = PER_YEAR[values.get('rent_period')?.text ?? 'month'];
  return rent === null || times === undefined ? null : (rent * times) / 12;
}

/** A deposit of at most so many months’ rent. */
const deposit = (when: string, months: number, law: string, but = ''): Bound => ({
  when,
  name: 'security_deposit',
  exceeds: (text, values) => {
    const [asked, rent] = [amountOf(text), monthlyRent(values)];
    if (asked === null || rent === null || !isAbove(asked, months * rent)) return null;
    const most = months === 1 ? 'one month’s rent' : `${months} months’ rent`;
    return `${text} is more than ${most}, ${dollars(months * rent)}, which is the most that the law allows here${but}: ${law}.`;
  },
});

/** Five weeks' rent, or six where a year's is £50,000 or more: Tenant Fees Act 2019, Sch. 1, para. 2. */
const ENGLISH_DEPOSIT: Bound = {
  when: 'england&residential',
  name: 'security_deposit',
  exceeds: (text, values) => {
    const [asked, rent] = [amountOf(text), monthlyRent(values)];
    if (asked === null || rent === null) return null;
    const yearly = rent * 12;
    const weeks = yearly >= 50_000 ? 6 : 5;
    return isAbove(asked, (yearly / 52) * weeks)
      ? `${text} is more than ${weeks === 5 ? 'five' : 'six'} weeks’ rent, which is the most that the law allows here: Tenant Fees Act 2019, Sch. 1, para. 2.`
      : null;
  },
};

/** A bound on leases of a year or more. */
const ofAYear = (bound: Bound): Bound => ({
  ...bound,
  exceeds: (text, values) =>
    (hoursOf(values.get('term_length')?.text) ?? 0) < YEAR ? null : bound.exceeds(text, values),
});

/** A period that the law sets the shortest or the longest time for. */
const period = (
  when: string,
  name: string,
  limit: { least: string } | { most: string },
  law: string,
): Bound => {
  const set = 'least' in limit ? limit.least : limit.most;
  return {
    when,
    name,
    exceeds: (text) => {
      const [asked, bound] = [hoursOf(text), hoursOf(set)!];
      if (asked === null) return null;
      const isWrong = 'least' in limit ? asked < bound : asked > bound + (bound > 700 ? SLACK : 0);
      if (!isWrong) return null;
      const word = 'least' in limit ? 'shortest' : 'longest';
      return `${text} does not do here: ${set} is the ${word} time that the law allows. ${law}.`;
    },
    instead: () => set,
  };
};

/** A charge of at most a share of the month’s rent, and of at most a sum. */
const charge = (when: string, share: number, most: number, law: string): Bound => {
  const limit = (values: Values): number =>
    Math.min(most, (monthlyRent(values) ?? Number.POSITIVE_INFINITY) * share);
  return {
    when,
    name: 'late_charge',
    exceeds: (text, values) => {
      const asked = amountOf(text);
      return asked === null || !isAbove(asked, limit(values))
        ? null
        : `${text} is more than ${dollars(limit(values))}, the most that the law allows here: ${law}.`;
    },
    instead: (values) => dollars(Math.floor(limit(values) * 100) / 100),
  };
};

const NY_LATE = 'N.Y. Real Prop. Law § 238-a';

/** The bounds of the table, where it knows of no exception that would allow more. */
const TABLE: readonly Bound[] = DWELLING_TERMS.flatMap(({ state, deposit: most, back, late }) => {
  const when = `state.${state}&residential`;
  return [
    ...(most && !most.unless ? [deposit(when, most.months, most.law)] : []),
    ...(back ? [period(when, 'deposit_return', { most: `${back.days} days` }, back.law)] : []),
    ...(late?.grace ? [period(when, 'late_grace', { least: `${late.grace} days` }, late.law)] : []),
    ...(late?.percent
      ? [charge(when, late.percent / 100, Number.POSITIVE_INFINITY, late.law)]
      : []),
  ];
});

/** Terms of a lease that the notes of its place forbid. */
export const LEASE_BOUNDS: readonly Bound[] = [
  ...TABLE,
  deposit('new-york&residential', 1, 'N.Y. Gen. Oblig. Law § 7-108'),
  deposit(
    'california&residential&!small-landlord',
    1,
    'Cal. Civ. Code § 1950.5(c)',
    ', unless the landlord is a natural person with at most two properties and four units',
  ),
  deposit('california&residential&small-landlord', 2, 'Cal. Civ. Code § 1950.5(c)'),
  ENGLISH_DEPOSIT,
  ofAYear(deposit('delaware&residential', 1, '25 Del. C. § 5514')),
  period('new-york&residential', 'late_grace', { least: '5 days' }, NY_LATE),
  period('delaware&residential', 'late_grace', { least: '5 days' }, '25 Del. C. § 5501(d)'),
  period('texas&residential', 'late_grace', { least: '2 days' }, 'Tex. Prop. Code § 92.019'),
  charge('new-york&residential', 0.05, 50, NY_LATE),
  charge('delaware&residential', 0.05, Number.POSITIVE_INFINITY, '25 Del. C. § 5501(d)'),
  period(
    'new-york&residential',
    'deposit_return',
    { most: '14 days' },
    'N.Y. Gen. Oblig. Law § 7-108(1-a)(e)',
  ),
  period(
    'california&residential',
    'deposit_return',
    { most: '21 days' },
    'Cal. Civ. Code § 1950.5(g)',
  ),
  period('texas&residential', 'deposit_return', { most: '30 days' }, 'Tex. Prop. Code § 92.103'),
  period('texas&commercial', 'deposit_return', { most: '60 days' }, 'Tex. Prop. Code § 93.005'),
  period('delaware&residential', 'deposit_return', { most: '20 days' }, '25 Del. C. § 5514'),
  period('florida&residential', 'deposit_return', { most: '15 days' }, 'Fla. Stat. § 83.49(3)'),
  period('delaware&residential', 'entry_notice', { least: '48 hours' }, '25 Del. C. § 5509'),
  period('florida&residential', 'entry_notice', { least: '24 hours' }, 'Fla. Stat. § 83.53'),
  period(
    'england&residential',
    'entry_notice',
    { least: '24 hours' },
    'Landlord and Tenant Act 1985, s. 11(6)',
  ),
  period('new-york', 'rent_cure', { least: '14 days' }, 'N.Y. Real Prop. Acts. Law § 711(2)'),
  period('california', 'rent_cure', { least: '3 days' }, 'Cal. Code Civ. Proc. § 1161(2)'),
  period('delaware&residential', 'rent_cure', { least: '5 days' }, '25 Del. C. § 5502'),
  period('florida', 'rent_cure', { least: '3 days' }, 'Fla. Stat. §§ 83.20, 83.56(3)'),
  period('illinois', 'rent_cure', { least: '5 days' }, '735 ILCS 5/9-209'),
];
