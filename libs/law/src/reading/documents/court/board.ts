import { proseName } from '../parties/names.js';
import type { Line } from '../reading/lines.js';
import { plain } from '../reading/spans.js';
import type { Caption } from './court-matter.js';

/** A board that decides as a court does. */
const BOARD =
  /^(?:[A-Z][\w’'.]*\s){0,5}(?:APPEALS BOARD|BOARD OF (?:[A-Z][\w’']*\s){1,4}APPEALS|MERIT SYSTEMS PROTECTION BOARD)[.,]?$/i;
const ITS_OFFICE = /^[A-Z’' ]+\b(?:BUREAU|DEPARTMENT|DIVISION|COMMISSION) OF [A-Z’' ]+$/;

/** A board of appeals above the parties, with the office that it belongs to on the line before. */
export function findBoard(head: readonly Line[]): Caption['court'] {
  const parties = head.findIndex(({ text }) => /^(?:v|vs)\.?$/i.test(text));
  const above = head.slice(0, parties === -1 ? 12 : parties);
  const at = above.findLastIndex(({ text }) => BOARD.test(text) && !/[a-z] of /.test(text));
  const line = above[at];
  if (!line) return null;
  const office = above[at - 1];
  const name = proseName(plain(line.text).replace(/[.,]$/, ''));
  return office && !line.afterGap && ITS_OFFICE.test(office.text)
    ? {
        start: office.start,
        end: line.end,
        name: `${name} of the ${proseName(plain(office.text))}`,
        id: null,
      }
    : { start: line.start, end: line.end, name, id: null };
}
