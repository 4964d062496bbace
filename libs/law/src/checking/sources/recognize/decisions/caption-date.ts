/** A day on a caption. */
interface CaptionDate {
  year: number;
  month?: number;
  day?: number;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const DATE =
  /\b(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:[a-z]*\.?)\s+(\d{1,2}),?\s+(\d{4})\b/gi;
/** Days of other events: argument, rehearing, publication. */
const OTHER =
  /(?:argued|heard|submitted|rehearing|reconsideration|denied|released|as amended|dated)[^\n]{0,40}$/i;
const DECIDED = /(?:decided|filed|issued|opinion|entered)[^\n]{0,25}$/i;

/**
 * The day of decision: in the reported year if a citation gives it; marked as decided or filed
 * before unmarked ones. Days of argument and rehearing are none.
 */
export function captionDate(text: string, reported: number | undefined): CaptionDate | undefined {
  const found = [...text.matchAll(DATE)]
    .map((match) => ({
      before: text.slice(Math.max(0, match.index - 50), match.index),
      year: Number(match[3]),
      month: MONTHS.indexOf((match[1] ?? '').slice(0, 3).toLowerCase()) + 1,
      day: Number(match[2]),
    }))
    .filter(
      ({ before, year }) => !OTHER.test(before) && (reported === undefined || year === reported),
    );
  const best = found.find(({ before }) => DECIDED.test(before)) ?? found[0];
  if (best) return { year: best.year, month: best.month, day: best.day };
  return reported === undefined ? undefined : { year: reported };
}
