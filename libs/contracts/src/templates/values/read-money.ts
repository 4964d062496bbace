import type { DraftLocale, ReadValue } from './value.js';

const SIGNS: Record<string, string> = {
  $: '$',
  us$: '$',
  usd: '$',
  dollars: '$',
  dollar: '$',
  '£': '£',
  gbp: '£',
  pounds: '£',
  pound: '£',
  '€': '€',
  eur: '€',
  euros: '€',
  euro: '€',
};
const FACTORS: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
};
const AMOUNT =
  /^(us\$|[$£€]|usd|gbp|eur)?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?\s*(k|thousand|mm|m|million|bn|billion)?\s*(usd|gbp|eur|(?:us )?dollars?|pounds?|euros?)?\.?$/i;

/** `$10,000`, `10000`, `USD 1.5 million`; without a currency the locale's own. */
export function readMoney(text: string, locale: DraftLocale): ReadValue {
  const found = AMOUNT.exec(text);
  if (!found) {
    const example = locale === 'en-GB' ? '£10,000' : '$10,000';
    return { problem: `Give an amount in figures, such as ${example}.` };
  }
  const [, before, whole, part, factor, after] = found;
  const named = (before ?? after ?? '').toLowerCase().replace('us dollar', 'dollar');
  const sign = SIGNS[named] ?? (locale === 'en-GB' ? '£' : '$');
  const amount =
    Number(`${whole!.replaceAll(',', '')}.${part ?? '0'}`) *
    (FACTORS[(factor ?? '').toLowerCase()] ?? 1);
  if (!Number.isFinite(amount) || amount >= 1e13) {
    return { problem: 'The amount is too large to be intended.' };
  }
  return { value: sign + inFigures(amount) };
}

/** Cents only where there are any. */
function inFigures(amount: number): string {
  const cents = Math.round(amount * 100);
  return (cents / 100).toLocaleString('en-US', {
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  });
}
