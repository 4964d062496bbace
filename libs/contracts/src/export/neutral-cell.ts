/**
 * What a spreadsheet may take for the start of a formula or a command (CWE-1236), also after white
 * space or invisible characters, and in full width.
 */
const FORMULA = /^[\s\p{Default_Ignorable_Code_Point}\p{C}\p{Z}]*[=+\-@＝＋－＠|%]/u;
/** A number is no formula: `-12`, `+1.5`. */
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/** Makes a cell safe for spreadsheets: a leading apostrophe turns it into text. */
export function neutralCell(text: string): string {
  if (NUMBER.test(text)) return text;
  return FORMULA.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
}
