const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/** The words and figures of a text, in one form of letters. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/\p{L}+|\p{N}+/gu) ?? [];

/** What a description says, to hold a model's fields against. */
export class SaidIn {
  private readonly words: string[];

  constructor(description: string) {
    this.words = wordsOf(description);
  }

  /** Whether the words appear there, one behind the other, whatever the marks between them. */
  has(value: string): boolean {
    const asked = wordsOf(value);
    return (
      asked.length > 0 &&
      this.words.some((_, at) => asked.every((word, i) => this.words[at + i] === word))
    );
  }

  /** Whether a person appears there, with the given names first or last. */
  hasPerson(name: string): boolean {
    const names = name.split(/\s+/);
    const inverted = [names.at(-1), ...names.slice(0, -1)].join(' ');
    return this.has(name) || this.has(inverted);
  }

  /** Whether a number appears there, in figures or in words: `2`, `2d`, `second`, `two`. */
  hasNumber(value: string): boolean {
    const figure = /^\d+/.exec(value.trim())?.[0];
    if (figure === undefined) return this.has(value);
    const at = Number(figure) - 1;
    const spelled = [ORDINALS[at], NUMBERS[at]].filter((word) => word !== undefined);
    return this.has(value) || this.has(figure) || spelled.some((word) => this.has(word));
  }

  /** As much of `YYYY-MM-DD` as appears there: year, month, day. Empty where the year does not. */
  dateIn(value: string): number[] {
    const [year, month, day] = value.split('-').map(Number);
    if (!year || !this.has(String(year))) return [];
    const name = month ? MONTHS[month - 1] : undefined;
    const isMonth = name !== undefined && (this.has(name) || this.has(name.slice(0, 3)));
    const isIso = month !== undefined && this.has(value);
    if (!month || !(isMonth || isIso)) return [year];
    return day && this.hasDay(day) ? [year, month, day] : [year, month];
  }

  private hasDay(day: number): boolean {
    return this.has(String(day)) || this.has(String(day).padStart(2, '0'));
  }
}
