/** What a query says in `field:value` form, and the text without it. */
export interface Fields {
  rest: string;
  courts: string[];
  judges: string[];
  after: number | null;
  before: number | null;
}

const FIELD = /(?<![\p{L}\p{N}])(court|judge|after|before):\s?("[^"]*"|[^\s"()]+)/giu;
const DATE = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/;

/** Takes `court:`, `judge:`, `after:` and `before:` out of a query; a value in quotes may have spaces. */
export function takeFields(query: string): Fields {
  const fields: Fields = { rest: '', courts: [], judges: [], after: null, before: null };
  fields.rest = query.replace(FIELD, (whole, name: string, quoted: string) => {
    const value = quoted.replaceAll('"', '').trim();
    if (!value) return ' ';
    const field = name.toLowerCase();
    if (field === 'court') fields.courts.push(value);
    else if (field === 'judge') fields.judges.push(value);
    else {
      const day = boundary(value, field === 'after');
      if (day === null) return whole;
      if (field === 'after') fields.after = day;
      else fields.before = day;
    }
    return ' ';
  });
  return fields;
}

/**
 * `after:2010` begins with 2010-01-01 and `before:2010` ends with 2009-12-31, as the words say;
 * with a whole date the named day is the border: `after:` begins on it, `before:` ends before it.
 */
function boundary(value: string, isAfter: boolean): number | null {
  const match = DATE.exec(value);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2] ?? 0), Number(match[3] ?? 0)];
  if (month > 12 || day > 31) return null;
  if (isAfter) return year * 10_000 + month * 100 + day;
  if (month === 0) return (year - 1) * 10_000 + 1231;
  return year * 10_000 + month * 100 + day - 1;
}
