/**
 * What a spreadsheet may take for the start of a formula or a command (CWE-1236), also after white
 * space or invisible characters, and in full width.
 */
const FORMULA = /^[\s\p{Default_Ignorable_Code_Point}\p{C}\p{Z}]*[=+\-@＝＋－＠|%]/u;
/** A number is no formula: `-12`, `+1.5`. */
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/**
 * Makes a cell safe for spreadsheets: a leading apostrophe turns it into text. So does each line of it,
 * for programs that take a line for a row.
 */
export function neutralCell(text: string): string {
  const cell = text.replace(/[^\r\n]+/g, neutralLine);
  return /^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
}

function neutralLine(line: string): string {
  return FORMULA.test(line) && !NUMBER.test(line) ? `'${line}` : line;
}
