import { isNameLike, proseName } from '../parties/names.js';
import { isPageNumber, type Line } from '../reading/lines.js';
import { plain } from '../reading/spans.js';
import type { Party } from '../understanding.js';
import { withRoles } from './counsel-roles.js';

const VERSUS =
  /^[-–—\s]*(?:v\.?s?\.?|versus|against)[-–—\s]*(?:[)|:*§\]].*|\s{4,}\S.*|(?:No|Case|Civil|Index|Docket|Record|\(D|District of)\b.*)?$/i;
const ROLE =
  /\b(?:(?:Third[- ]Party|Cross|Counter)[- ]?)?(?:Plaintiff|Defendant|Petitioner|Respondent|Appell(?:ant|ee)|Claimant|Complainant|Relator|Intervenor|Movant|Debtor|Garnishee)s?(?:[-–—/\s,]{1,4}(?:and )?(?:in error|Below|Cross-?\s?|Counter-?\s?)?(?:Plaintiff|Defendant|Petitioner|Respondent|Appell(?:ant|ee)|Intervenor|Claimant|Relator|Cross-Appell(?:ant|ee))s?)*/i;
/** Lines that belong to the caption's frame, not to a party's name. */
const STOPPER =
  /\bcourts?\b|\bcircuit\b(?! judge)|\b(?:No|Nos|Case|Docket|Index|Civil Action|Cause)\b\.?\s?:?\s?\w*\d|^\d{1,4} [A-Z][\w. ]{1,20}\d|^(?:FOR THE )?[A-Z ]*DISTRICT OF\b|\bUNPUBLISHED\b|\bNOTICE\b|\bPUBLISH\b|^(?:Filed|Decided|Argued|Submitted|Clerk|Term|F I L E D)\b|^\W*$|^[\d-]{4,}$|\bDIVISION\b|\b(?:19|20)\d\d\b|\bAppeals? from\b|\bLEXIS\b|\bCLERK\b|\bOpinion\b|\bAPPEALS BOARD\b|\bBUREAU OF WORKERS|Westlaw/i;
/** `COUNTY OF KINGS` above the parties is the court's place. */
const CAPS_PLACE = /^(?:STATE|COUNTY|CITY) OF [A-Z ]+$/;
/** What ends the lower side: a docket number, a court, a date. */
const BELOW =
  /^(?:United States (?:District |Bankruptcy )?Court|Supreme Court|Superior Court|Courts? of|District Court|IN THE\b|No\.|Nos\.|Docket|Case\b|Civ|Filed|Decided|Argued|Submitted|Appeals? from)|\b(?:19|20)\d\d\b/i;
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

const SUBJECT =
  /^RE:?\s+(?:Case (?:No\.|Number:?) [\w:-]+,\s+)?([A-Z][^\n]{2,80}?)\s+vs?\.\s+([A-Z][^\n]{2,80}?)(?:,? et al\.?)?$/i;

/** A clerk's letter names the case in its subject line: `RE: Vale v. Oak Corp.` */
function subjectOf(text: string, lines: readonly Line[]): Party[] {
  const line = lines.find((each) => each.start < 8_000 && SUBJECT.test(each.text));
  const match = line && SUBJECT.exec(line.text);
  if (!line || !match) return [];
  return [match[1]!, match[2]!].flatMap((name) => {
    const at = locate(text, name, line.start);
    return at
      ? [{ name, role: null, kind: 'organisation' as const, description: null, ...at }]
      : [];
  });
}

const IN_RE =
  /^(?:In re:?|In the (?:Matter|Interest|Estate) of:?|Matter of:?|Ex parte)\s+([A-Z][^\n]{2,90})$/i;

/** The one name of a case without two sides, as it is cited: `In re Brown`. */
function inRe(head: readonly Line[]): string[] {
  const name = head.slice(0, 30).flatMap(({ text }) => IN_RE.exec(text)?.[1] ?? [])[0];
  return name ? [`In re ${shortName(name.replace(/[.,:)]+$/, ''))}`] : [];
}

type Piece = Pick<Line, 'start' | 'end' | 'text'>;

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

/** Captions are framed with `)` or `|`; what stands right of the frame is another column. */
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

function readSide(text: string, lines: readonly Piece[]): Party[] {
  if (lines.length === 0) return [];
  const start = lines[0]!.start;
  const joined = lines.map((line) => line.text).join('\n');
  const role = ROLE.exec(joined);
  const names = (role ? joined.slice(0, role.index) : joined).replace(
    /(?<![\s,;:—–-])[\s,;:—–-]+$/,
    '',
  );
  const roleName = role ? tidyRole(role[0]) : null;
  return names
    .split(/;\s*(?:and\s+)?|,?\s+and\s+(?=[A-Z]{3,}\s[A-Z])/)
    .map((name) => plain(name).replace(/^(?:(?:and|the)\s+|(?:[A-Z]{1,2}-)?\d{2}-\d{2,5}\s+)/i, ''))
    .map((name) =>
      name
        .replace(/,?\s+(?:(?:individually|by and through|as|on behalf|an?)\s.*|et al\.?,?)$/i, '')
        .replace(/[,;]$/, ''),
    )
    .map((name) => (name.length > 90 ? name.replace(/,[\s\S]*$/, '') : name))
    .map((name) => name.replace(/(?<![\s.,](?:Inc|Co|Corp|Ltd|Jr|Sr|al|[A-Z]))\.$/i, ''))
    .filter(
      (name) => !/^(?:In|See|But|Once)\s/.test(name) && (name.length < 60 || isNameLike(name)),
    )
    .filter((name) => /[A-Z]{2}|[A-Z][a-z]/.test(name) && name.length < 120)
    .slice(0, 8)
    .flatMap((name) => {
      const at = locate(text, name, start);
      if (!at) return [];
      return [
        {
          name: proseName(name),
          role: roleName,
          kind: 'organisation' as const,
          description: null,
          ...at,
        },
      ];
    });
}

/** Where the name is printed, whatever line breaks it has. */
function locate(text: string, name: string, from: number): { start: number; end: number } | null {
  const expression = new RegExp(
    name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '[\\s)|]+'),
  );
  const match = expression.exec(text.slice(from, from + 1_500));
  return match ? { start: from + match.index, end: from + match.index + match[0].length } : null;
}

const tidyRole = (role: string): string =>
  plain(role)
    .replace(/\s*[-–—]\s*/g, '–')
    .replace(/[A-Za-z]+/g, (word) =>
      /^(?:in|error|and)$/i.test(word)
        ? word.toLowerCase()
        : singular(word[0]!.toUpperCase() + word.slice(1).toLowerCase()),
    );

/** Of several defendants each is one. */
const singular = (word: string): string => word.replace(/(?<=[a-z]{4})s$/, '');

/** As a case name has a party: without what follows the first comma, unless it belongs to a firm. */
function shortName(name: string): string {
  return name.replace(
    /,\s+(?!(?:Inc|LLC|L\.L\.C|Ltd|LLP|L\.P|Co|Corp|N\.A|Jr|Sr|P\.C|S\.A|INC|CORP|CO|LTD|III?)\b)[\s\S]*$/,
    '',
  );
}
