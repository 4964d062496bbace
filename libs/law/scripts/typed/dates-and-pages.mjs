/** Dates, pin cites, and pages as they are typed. */
import { MONTHS } from './words.mjs';

/** Day, month and year in one of their spellings, as fields. */
export function date(r, given) {
  const [
    year = String(r.int(1880, 2024)),
    month = String(r.int(1, 12)),
    day = String(r.int(1, 28)),
  ] = given?.split('-') ?? [];
  const name = MONTHS[Number(month) - 1] ?? 'May';
  const short = name.length < 5 ? name : `${name.slice(0, name === 'September' ? 4 : 3)}.`;
  const number = String(Number(day) || 1);
  return {
    year,
    month: r.chance(0.6) ? name : short,
    day: r.chance(0.93)
      ? number
      : `${number}${['th', 'st', 'nd', 'rd'][number.length === 1 && number < 4 ? Number(number) : 0]}`,
  };
}

/** `12`, `12-15`, `12 n.3`, `12, 15`. */
export function pin(r, from = r.int(1, 900)) {
  const at = Number(from) + r.int(0, 60);
  return r.pick([
    at,
    at,
    at,
    at,
    `${at}-${at + r.int(1, 9)}`,
    `${at}-${String(at + 5).slice(-2)}`,
    `${at} n.${r.int(1, 60)}`,
    `${at} n. ${r.int(1, 60)}`,
    `${at} note ${r.int(1, 40)}`,
    `${at}, ${at + 3}`,
    `${at} to ${at + 4}`,
    `${at} and ${at + 2}`,
  ]);
}
export const pages = (r, from = r.int(1, 1800)) => {
  const to = from + r.int(5, 90);
  return r.pick([
    `${from}-${to}`,
    `${from}-${to}`,
    `${from}–${to}`,
    `${from} to ${to}`,
    `${from}-${String(to).slice(-2)}`,
    from,
    from,
    from,
  ]);
};

/** Screens of a database. */
export const star = (r) =>
  r.pick([
    `*${r.int(1, 20)}`,
    `*${r.int(1, 9)}-${r.int(10, 12)}`,
    `*${r.int(1, 20)} n.${r.int(1, 9)}`,
  ]);
