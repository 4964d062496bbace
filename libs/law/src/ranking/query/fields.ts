/** What a query says in `field:value` form, and the text without it. */
export interface Fields {
  rest: string;
  courts: string[];
  judges: string[];
  /** Those behind a minus or `NOT`. */
  exceptCourts: string[];
  exceptJudges: string[];
  after: number | null;
  before: number | null;
}

const FIELD = /(?<![\p{L}\p{N}])(-|not\s+)?(court|judge|after|before):\s?("[^"]*"|[^\s"()]+)/giu;
const DATE = /^(\d{4})(?:[-/](\d{1,2})(?:[-/](\d{1,2}))?)?$/;
/** `6/25/2014`. */
const AMERICAN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** Takes `court:`, `judge:`, `after:` and `before:` out of a query; a value in quotes may have spaces. */
export function takeFields(query: string): Fields {
  const fields: Fields = {
    rest: '',
    after: null,
    before: null,
    courts: [],
    judges: [],
    exceptCourts: [],
    exceptJudges: [],
  };
  fields.rest = query.replace(FIELD, (whole, sign = '', name: string, quoted: string) => {
    const value = quoted
      .replaceAll('"', '')
      .replace(/[,;]+$/, '')
      .trim();
    // "not" in small letters is a word like "and".
    const isExcept = sign !== '' && !sign.startsWith('n');
    if (value && !put(fields, name.toLowerCase(), value, isExcept)) return whole;
    return isExcept || sign === '' ? ' ' : sign;
  });
  return fields;
}

/** False for a date that is none. */
function put(fields: Fields, field: string, value: string, isExcept: boolean): boolean {
  if (field === 'court') fields[isExcept ? 'exceptCourts' : 'courts'].push(value);
  else if (field === 'judge') fields[isExcept ? 'exceptJudges' : 'judges'].push(value);
  else {
    // What is not after a day is before it.
    const side = (field === 'after') === isExcept ? 'before' : 'after';
    const day = boundary(value, side === 'after');
    if (day === null) return false;
    fields[side] = day;
  }
  return true;
}

/**
 * `after:2010` begins with 2010-01-01 and `before:2010` ends with 2009-12-31, as the words say;
 * with a whole date the named day is the border: `after:` begins on it, `before:` ends before it.
 */
function boundary(value: string, isAfter: boolean): number | null {
  const match = DATE.exec(value.replace(AMERICAN, '$3-$1-$2'));
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2] ?? 0), Number(match[3] ?? 0)];
  if (month > 12 || day > 31) return null;
  if (isAfter) return year * 10_000 + month * 100 + day;
  if (month === 0) return (year - 1) * 10_000 + 1231;
  return year * 10_000 + month * 100 + day - 1;
}
