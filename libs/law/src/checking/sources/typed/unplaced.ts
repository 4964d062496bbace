import type { Recognized } from '../recognized.js';
import type { TypedReading } from './read-typed.js';

const digits = (value: unknown): string[] => {
  if (value && typeof value === 'object') return Object.values(value).flatMap(digits);
  const plain = String(value ?? '').replaceAll(',', '');
  return plain.match(/\d+/g) ?? [];
};

/** Parts whose numbers are written in another way, or belong to a name. */
const OTHER_NUMBERS = new Set(
  'court rep sig ed acc amend art name code title book author par cong paren hist journal doc url'.split(
    ' ',
  ),
);
const bare = (text: unknown): string =>
  String(text ?? '')
    .replace(/[^\p{L}\d()]/gu, '')
    .toLowerCase();

/** Typed numbers, and labeled words that carry law, which a source has nowhere. */
export function unplaced(
  { fields }: TypedReading,
  { item, pin, parentheticals, leftOut }: Recognized,
): TypedReading['fields'] {
  const numbers = new Set(digits([item, pin, parentheticals, leftOut]));
  const sections = [item.section, item.title, pin].map(bare);
  return fields.filter(({ label, text }) => {
    if (label === 'cmt') return !pin;
    if (label === 'paren') return /concurr|dissent/i.test(text) && !parentheticals;
    if (OTHER_NUMBERS.has(label)) return false;
    const isCut =
      label === 'sec' &&
      !/\b(?:to|and|through|et)\b|,|&/.test(text) &&
      !sections.some((section) => section.includes(bare(text)));
    return isCut || digits(text).some((number) => !numbers.has(number));
  });
}
