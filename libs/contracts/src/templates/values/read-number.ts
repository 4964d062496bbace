import type { ReadValue } from './value.js';

const FIGURES = /^(\d{1,3}(?:,\d{3})+|\d{1,12})(\.\d{1,6})?\s?(%|percent|per cent)?$/i;

/** `12`, `1,500`, `7.5%`; figures only, since words and figures may differ. */
export function readNumber(text: string): ReadValue {
  const found = FIGURES.exec(text);
  if (!found) return { problem: 'Give a number in figures, as 12 or 7.5%.' };
  const whole = Number(found[1]!.replaceAll(',', '')).toLocaleString('en-US');
  return { value: `${whole}${found[2] ?? ''}${found[3] ? '%' : ''}` };
}
