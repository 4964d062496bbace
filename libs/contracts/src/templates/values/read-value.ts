import { readDate } from './read-date.js';
import { readDuration } from './read-duration.js';
import { readMoney } from './read-money.js';
import type { DraftLocale, ReadValue, Slot } from './value.js';

/**
 * Reads what someone typed for a placeholder. One reading for the engine, which drafts with it,
 * and for the form, which shows it while someone types. Null for nothing at all.
 */
export function readValue(slot: Slot, given: string, locale: DraftLocale): ReadValue | null {
  const text = inOneLine(given);
  if (text === '') return null;
  switch (slot.type) {
    case 'date':
      return readDate(text, locale);
    case 'money':
      return readMoney(text, locale);
    case 'number':
      return readNumber(text);
    case 'duration':
      return readDuration(text);
    case 'email':
      return EMAIL.test(text)
        ? { value: text }
        : { problem: 'Give an email address, such as name@firm.example.' };
    case 'choice':
      return readChoice(text, slot.choices ?? []);
    default:
      return { value: text };
  }
}

const EMAIL = /^[^\s@<>"(),:;]+@[^\s@<>"(),:;.]+(?:\.[^\s@<>"(),:;.]+)+$/;

function readChoice(text: string, choices: readonly string[]): ReadValue {
  const chosen = choices.find((choice) => choice.toLowerCase() === text.toLowerCase());
  return chosen === undefined
    ? { problem: `Choose one of these: ${choices.join('; ')}.` }
    : { value: chosen };
}

/** A value is within a sentence: the lines of an address are parted by commas. */
function inOneLine(given: string): string {
  return given
    .split(/[\r\n]+/)
    .map((line) => line.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .filter((line) => line !== '')
    .map((line, at, lines) => (at < lines.length - 1 ? line.replace(/,$/, '') : line))
    .join(', ');
}

const FIGURES = /^(\d{1,3}(?:,\d{3})+|\d{1,12})(\.\d{1,6})?\s?(%|percent|per cent)?$/i;

/** `12`, `1,500`, `7.5%`; figures only, since words and figures may differ. */
function readNumber(text: string): ReadValue {
  const found = FIGURES.exec(text);
  if (!found) return { problem: 'Give a number in figures, such as 12 or 7.5%.' };
  const whole = Number(found[1]!.replaceAll(',', '')).toLocaleString('en-US');
  return { value: `${whole}${found[2] ?? ''}${found[3] ? '%' : ''}` };
}
