import { isNameLike } from '../parties/names.js';
import { isPageNumber, type Line } from '../reading/lines.js';
import type { Party } from '../understanding.js';
import {
  BELOW,
  CAPS_PLACE,
  type Piece,
  ROLE,
  readSide,
  STOPPER,
  shortName,
} from './caption-side.js';
import { inRe, subjectOf } from './caption-subject.js';
import { withRoles } from './counsel-roles.js';

const VERSUS =
  /^[-–—\s]*(?:v\.?s?\.?|versus|against)[-–—\s]*(?:[)|:*§\]].*|\s{4,}\S.*|(?:No|Case|Civil|Index|Docket|Record|\(D|District of)\b.*)?$/i;

/** `Ann Lee, Salem, for the appellant`: below the parties their counsel are listed. */
const COUNSEL = /,\s+for (?:the )?[\w-]*(?:appell|petitioner|respondent|plaintiff|defendant)/i;
const MOST_LINES = 7;

/** Both sides of a caption. `sides` are the first name of each, for the case name. */
export function captionParties(
  text: string,
  lines: readonly Line[],
): { sides: string[]; parties: Party[] } {
  const head = lines
    .filter(({ start }) => start < 6_000)
    .slice(0, 120)
    .filter((line) => !isPageNumber(line.text) && !isRightColumn(text, line));
  const at = head.findIndex(({ text: words }) => VERSUS.test(words));
  const [left, right] = at > 0 ? [above(head, at), below(head, at)] : inline(head);
  const first = readSide(text, left);
  const second = readSide(text, right);
  if (first.length === 0 && second.length === 0) {
    const named = subjectOf(text, lines);
    if (named.length === 2)
      return { sides: named.map(({ name }) => shortName(name)), parties: named };
  }
  const sides = first[0] && second[0] ? [first[0].name, second[0].name] : inRe(head);
  return { sides: sides.map(shortName), parties: withRoles(text, [...first, ...second]) };
}

/** What stands this far to the right belongs to another column: the court's seal, its judges. */
const RIGHT_COLUMN = 60;

function isRightColumn(text: string, { start }: Line): boolean {
  const from = Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\f', start - 1)) + 1;
  return start - from > RIGHT_COLUMN && !text.slice(from, start).trim();
}

function above(head: readonly Line[], at: number): Piece[] {
  const lines: Piece[] = [];
  for (let i = at - 1; i >= 0 && lines.length < MOST_LINES; i--) {
    if (!/\w/.test(withoutFrame(head[i]!).text)) continue;
    const stops = lines.length > 0 && CAPS_PLACE.test(head[i]!.text);
    if (stops || STOPPER.test(withoutFrame(head[i]!).text)) {
      if (lines.length > 0) break;
      continue;
    }
    lines.unshift(withoutFrame(head[i]!));
  }
  return lines;
}

function below(head: readonly Line[], at: number): Piece[] {
  const lines: Piece[] = [];
  for (let i = at + 1; i < head.length && lines.length < MOST_LINES; i++) {
    const line = withoutFrame(head[i]!);
    if (!/\w/.test(line.text)) continue;
    if (BELOW.test(line.text)) break;
    if (lines.length > 0 && (STOPPER.test(line.text) || COUNSEL.test(line.text))) break;
    if (
      /[a-z][.]$/.test(line.text) &&
      line.text.length > 70 &&
      !ROLE.test(line.text) &&
      !/[A-Z]{3}/.test(line.text)
    )
      break;
    lines.push(line);
    if (ROLE.test(line.text) && !/[,;]\s*$/.test(line.text)) break;
    if (/\.$/.test(line.text) && !/\b(?:INC|CO|CORP|LTD|AL|JR|SR|U\.S|[A-Z])\.$/i.test(line.text))
      break;
  }
  return lines;
}

/** Captions are framed with `)` or `|`; what is right of the frame is another column. */
function withoutFrame(line: Line): Piece {
  const cut = FRAME.exec(line.text);
  const text = cut ? line.text.slice(0, cut.index) : line.text;
  return { start: line.start, end: line.start + text.length, text };
}

const FRAME =
  /\s+[)|§](?:\s.*)?$|^[)|§].*$|(?<=[A-Za-z.,])[)|§]$|\s{4,}.*$|(?<=[,.])\s+(?:Nos?|Case Nos?|Civil Action)\.\s.*$/;

/** A line that is a case name, and nothing else; citations of other cases have volume and page. */
const NAMED_CASE =
  /^(?!In\s|See\s|But\s|The\s(?!People|State|City))[A-Z“"][^“”";(]*?[A-Za-z.,)]\s+(?:v|vs)\.\s+(?:the\s)?[A-Z][^“”"]*$(?<!\d{1,4} [A-Z][\w. ]{1,12}\d{1,5}.*)/;

/** `Smith v. Jones` on one line. */
function inline(head: readonly Line[]): [Piece[], Piece[]] {
  const body = head.findIndex(({ text }) => /\bdelivered the opinion\b/i.test(text));
  const line = head
    .slice(0, body === -1 ? 30 : Math.min(body, 30))
    .find(
      ({ text }) =>
        text.length < 200 && NAMED_CASE.test(text) && isNameLike(text.replace(/\bvs?\./, '')),
    );
  const match = line && /\s+(?:v|vs)\.\s+/.exec(line.text);
  if (!line || !match) return [[], []];
  const right = line.start + match.index + match[0].length;
  const rest = line.text.slice(match.index + match[0].length);
  const stop = /,?\s(?:No|Nos|Case|Civil)\.?\s|\s\(|,\s\d/.exec(rest)?.index ?? rest.length;
  return [
    [{ start: line.start, end: line.start + match.index, text: line.text.slice(0, match.index) }],
    [{ start: right, end: right + stop, text: rest.slice(0, stop) }],
  ];
}
