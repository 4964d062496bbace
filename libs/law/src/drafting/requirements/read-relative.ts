import { NUMBER_WORDS, numberFromWords } from '@casewright/law/citations/figures';
import type { PlaceholderSource } from '../source/template-source.js';
import type { Claims } from './claims.js';

const COUNT = `(?:\\d{1,2}|${NUMBER_WORDS})`;
/** `two months’ rent`, `the same amount`, `equal to three months`. */
const MEASURE = `(?:(?<count>${COUNT})[ -]months?['’]?(?:\\s(?:of\\s)?rent)?|the same(?: amount| sum)?)`;
/** `deposit of`, `deposit equal to`, `deposit:`; or the measure before the word. */
const DEPOSITS = [
  new RegExp(`\\bdeposit\\s?(?:is\\s|:\\s?|of\\s|equal to\\s)*${MEASURE}`, 'i'),
  new RegExp(`\\b${MEASURE}(?:\\s(?:as|for)\\s(?:an?\\s|the\\s)?)?\\s(?:security\\s)?deposit`, 'i'),
];
const PER_MONTH: Readonly<Record<string, number>> = {
  week: 52 / 12,
  month: 1,
  quarter: 1 / 3,
  year: 1 / 12,
};

/** Computes a deposit that is told in months of the rent, where the rent is known. */
export function readRelative(placeholders: readonly PlaceholderSource[], claims: Claims): void {
  const deposit = placeholders.find(({ name }) => name === 'security_deposit');
  const rent = rawOf('rent', claims);
  if (!deposit || !rent || claims.hasValue(deposit.name)) return;
  const [currency = 'USD', sum = ''] = rent.split(' ');
  const times = PER_MONTH[rawOf('rent_period', claims) ?? ''];
  for (const form of DEPOSITS) {
    const match = form.exec(claims.text);
    const count = match?.groups?.count;
    // `The same amount` needs no months.
    const rents = count === undefined ? 1 : (numberOf(count) ?? 0) * (times ?? 0);
    if (!match || rents === 0) continue;
    const raw = `${currency} ${(Number(sum) * rents).toFixed(2).replace(/\.00$/, '')}`;
    claims.add({
      start: match.index,
      end: match.index + match[0].length,
      what: deposit.label,
      takes: { placeholder: deposit.name, raw },
    });
    return;
  }
}

const numberOf = (words: string): number | null =>
  /^\d/.test(words) ? Number(words) : numberFromWords(words);

function rawOf(placeholder: string, { all }: Claims): string | null {
  const takes = all.find(
    (each) => 'placeholder' in each.takes && each.takes.placeholder === placeholder,
  )?.takes;
  return takes && 'placeholder' in takes ? takes.raw : null;
}
