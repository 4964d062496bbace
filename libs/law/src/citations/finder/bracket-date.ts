const MONTHS: Record<string, number> = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  nov: 11,
  dec: 12,
};
const DATE =
  /(?:^|[\s,(.])(?:(?:(Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*\.?\s+(?:(\d{1,2})(?:st|nd|rd|th)?,?\s+)?)|(\d{1,2})[/-](\d{1,2})[/-])?(1[6-9]\d\d|20\d\d|(?<=[/-])\d\d)(?:[-–](?:\d\d){1,2})?(?:\s*(?:ed\.|& Supp.*|, pet\..*|, no (?:pet|writ).*|, writ.*))?$/;

interface Dated {
  year: number;
  month?: number;
  day?: number;
  before: string;
}

/** Splits "S.D.N.Y. Aug. 25, 2000" into court text and date. */
export function readDate(content: string): Dated | undefined {
  const found = DATE.exec(content);
  if (!found) return undefined;
  const [, name, day, slashMonth, slashDay, digits = ''] = found;
  const year =
    digits.length === 2 ? Number(digits) + (Number(digits) > 50 ? 1900 : 2000) : Number(digits);
  const month = name
    ? MONTHS[name.slice(0, 3).toLowerCase()]
    : slashMonth
      ? Number(slashMonth)
      : undefined;
  const dayText = day ?? slashDay;
  return {
    year,
    month,
    day: dayText ? Number(dayText) : undefined,
    before: content.slice(0, found.index).replace(/[,\s]+$/, ''),
  };
}
