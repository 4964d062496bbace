/**
 * What a spreadsheet may take for the start of a formula or a command, also behind white space and
 * characters that nobody sees, and in full width, as CWE-1236 describes it.
 */
const FORMULA = /^[\s\p{Default_Ignorable_Code_Point}\p{C}\p{Z}]*[=+\-@＝＋－＠|%]/u;
/** A number is no formula: `-12`, `+1.5`. */
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/** A cell that no spreadsheet runs: an apostrophe in front makes text of it. */
export function neutralCell(text: string): string {
  if (NUMBER.test(text)) return text;
  return FORMULA.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
}
