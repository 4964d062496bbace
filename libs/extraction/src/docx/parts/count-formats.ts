const ROMAN: [value: number, digits: string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];
const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth'];
const CARDINALS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** A number in one of Word's number formats (ECMA-376, 17.18.59); decimal where there is none. */
export function countIn(format: string, count: number): string {
  switch (format) {
    case 'lowerRoman':
      return roman(count);
    case 'upperRoman':
      return roman(count).toUpperCase();
    case 'lowerLetter':
      return letter(count);
    case 'upperLetter':
      return letter(count).toUpperCase();
    case 'decimalZero':
      return String(count).padStart(2, '0');
    case 'ordinal':
      return `${count}${ordinalEnd(count)}`;
    case 'ordinalText':
      return ORDINALS[count - 1] ?? String(count);
    case 'cardinalText':
      return CARDINALS[count - 1] ?? String(count);
    case 'none':
      return '';
    default:
      return String(count);
  }
}

function roman(count: number): string {
  let left = count;
  let digits = '';
  for (const [value, sign] of ROMAN) {
    while (left >= value && digits.length < 20) {
      digits += sign;
      left -= value;
    }
  }
  return digits;
}

/** a … z, aa, bb …: Word repeats the letter. */
function letter(count: number): string {
  const index = Math.max(0, count - 1);
  return String.fromCharCode(97 + (index % 26)).repeat(Math.min(10, Math.floor(index / 26) + 1));
}

function ordinalEnd(count: number): string {
  if (count % 100 >= 11 && count % 100 <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][count % 10] ?? 'th';
}
