const NUMBER =
  /^(?:(?:article|section|sec\.)\s+)?(?:\(?[a-z]\)|\(?[ivxlc]{1,6}[.)]|\d{1,2}(?:\.\d{1,3}){0,3}\.?\)?)[\s:–—-]+/i;
/** Small words that a heading may write in lower case. */
const SMALL = /^(?:a|an|the|and|or|of|to|for|in|on|by|with|from|upon|not|at|as|&|\/|-)$/i;
const LONGEST_HEADING = 10;
/** Lines that a page carries and a contract does not: stamps of a filing, page numbers. */
const FURNITURE = /^(?:source|page|confidential|initials)\b|\bpage \d/i;

/**
 * The heading a unit is, or begins with ("9.2 Audit Rights. The Company may …"), in lower case and
 * without its number. `whole` says that there is nothing else in the unit.
 */
export function readHeading(unit: string): { heading: string | null; whole: boolean } {
  const number = NUMBER.exec(unit)?.[0] ?? '';
  const rest = unit.slice(number.length, number.length + 140);
  const stop = /[.:]\s|\s[–—-]\s|[.:]$/.exec(rest);
  const title = stop ? rest.slice(0, stop.index) : rest;
  const whole = stop === null || number.length + stop.index + stop[0].length >= unit.length;
  const isTitle = (number !== '' || whole || stop !== null) && looksLikeTitle(title);
  return isTitle ? { heading: title.toLowerCase(), whole } : { heading: null, whole: false };
}

function looksLikeTitle(title: string): boolean {
  const words = title.split(' ').filter(Boolean);
  if (words.length === 0 || words.length > LONGEST_HEADING) return false;
  if (!/[A-Za-z]{3}/.test(title) || FURNITURE.test(title)) return false;
  return words.every((word) => SMALL.test(word) || /^["'([]?[A-Z0-9]/.test(word));
}
