import type { Bound, Measure, Value } from '../../source/template-source.js';
import { hoursOf, WEEK } from '../shared/periods.js';
import { amountOf, isAbove } from '../shared/sums.js';

type Values = ReadonlyMap<string, Value>;

const TIMES_A_YEAR: Readonly<Record<string, number>> = {
  'per year': 1,
  'per month': 12,
  'per week': 52,
  'per day': 260,
  'per hour': 2_080,
};

/** What the salary comes to in a year of full-time work; null while it is open. */
function yearlySalary(values: Values): number | null {
  const sum = amountOf(values.get('salary')?.text);
  return sum === null
    ? null
    : sum * (TIMES_A_YEAR[values.get('salary_basis')?.text ?? 'per year'] ?? 1);
}

const earnsAtMost =
  (sum: number) =>
  (values: Values): boolean =>
    !isAbove(yearlySalary(values) ?? Number.POSITIVE_INFINITY, sum);

/** The thresholds of Illinois until 2027, when each rises: 820 ILCS 90/10. */
export const EMPLOYMENT_MEASURES: readonly Measure[] = [
  { fact: 'low-earner', isSo: earnsAtMost(75_000) },
  { fact: 'lowest-earner', isSo: earnsAtMost(45_000) },
];

const FEDERAL_MINIMUM = 7.25;
/** Of 28 days, eight are public holidays. */
const LEAST_LEAVE = 20;

/** Terms of employment that the notes of its place forbid. */
export const EMPLOYMENT_BOUNDS: readonly Bound[] = [
  {
    when: 'us',
    name: 'salary',
    exceeds: (text, values) => {
      const sum = amountOf(text);
      const isHourly = values.get('salary_basis')?.text === 'per hour';
      return !isHourly || sum === null || sum >= FEDERAL_MINIMUM
        ? null
        : `${text} an hour is below $7.25, the federal minimum wage for employees without tips, and many States require more: 29 U.S.C. §§ 203(m), 206(a).`;
    },
  },
  ...(
    [
      ['california', 'Cal. Lab. Code § 204'],
      ['texas', 'Tex. Lab. Code § 61.011'],
      ['illinois', '820 ILCS 115/3'],
    ] as const
  ).map(([when, law]) => ({
    when,
    name: 'pay_frequency',
    exceeds: (text: string, values: Values) =>
      text === 'monthly' && values.get('overtime_status')?.text === 'not exempt'
        ? `Employees who are not exempt from overtime must be paid at least twice a month: ${law}.`
        : null,
  })),
  {
    when: 'england',
    name: 'notice_period',
    exceeds: (text) =>
      (hoursOf(text) ?? WEEK) < WEEK
        ? `${text} is too short: after a month’s employment the employer must give at least a week’s notice. Employment Rights Act 1996, s. 86.`
        : null,
  },
  {
    when: 'england',
    name: 'annual_leave',
    exceeds: (text, values) => {
      const [, count, unit] = /(\d+) (?:business |working )?(day|week)/.exec(text) ?? [];
      const days = Number(count) * (unit === 'week' ? 5 : 1);
      return !count || values.get('schedule_kind')?.text === 'part-time' || days >= LEAST_LEAVE
        ? null
        : `${text} with the public holidays is less than 5.6 weeks, the least for a full-time worker: Working Time Regulations 1998, regs. 13, 13A.`;
    },
  },
];
