import { courtById, courtFromText, DISTRICT_SIDES } from '@casewright/law/citations';
import { proseName } from '../parties/names.js';
import type { Line } from '../reading/lines.js';
import { plain } from '../reading/spans.js';
import { findBoard } from './board.js';
import type { Caption } from './court-matter.js';
import { spelledOut } from './federal-courts.js';

/** Lines, alone or two or three together, that spell a court's name. */
export function findCourt(lines: readonly Line[]): Caption['court'] {
  const sent = lines.findIndex(({ text }) => /^CERTIFICATE OF SERVICE\b/.test(text));
  const head = lines.slice(0, sent === -1 ? 45 : Math.min(sent, 45)).map(courtCell);
  for (let at = 0; at < head.length; at++) {
    if (!/\bcourt\b|\bC\s?O\s?U\s?R\s?T\b/i.test(head[at]!.text) || head[at]!.text.length > 140)
      continue;
    if (
      /\b(?:(?<!\bcourts? of (?:criminal |civil )?)appeals?|appealed|certiorari|review|petition|error) (?:from|to|of)\b/i.test(
        head[at]!.text,
      )
    )
      continue;
    for (const last of [at + 2, at + 1, at]) {
      for (const first of [at, at - 1]) {
        const part = head.slice(Math.max(0, first), last + 1);
        if (part.length === 0 || part.some(({ text }) => text.length > 140)) continue;
        const found = nameCourt(part);
        if (found) return found;
      }
    }
    const printed = unknownCourt(head, at);
    if (printed) return printed;
  }
  return findBoard(head);
}

const COURT_LINE =
  /^(?:IN THE\s+)?(?:UNITED STATES|SUPREME|SUPERIOR|CIRCUIT|DISTRICT|MUNICIPAL|[\w ]+ COUNTY)?\s?(?:[\w ]+ )?COURTS?\b(?: OF [\w ]+)?,?$/i;
const GOES_ON =
  /^(?:for the|of|at|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|county of|appellate division|[a-z]+ district)\b/i;

/** There are many of them; the line that tells which is not here. */
const NO_ONE_COURT = /^(?:IN THE\s+)?UNITED STATES (?:COURT OF APPEALS|DISTRICT COURT),?$/i;

/**
 * A court that the table of courts does not know, as printed, with a second line that continues.
 */
function unknownCourt(head: readonly Line[], at: number): Caption['court'] {
  const [line, next] = [head[at]!, head[at + 1]];
  if (line.text.length > 90 || /^\d/.test(line.text) || !COURT_LINE.test(line.text)) return null;
  const last = next && next.text.length < 70 && GOES_ON.test(next.text) ? next : line;
  const printed = last === line ? line.text : `${line.text} ${last.text}`;
  if (NO_ONE_COURT.test(plain(printed)) || /^by the court\b/i.test(plain(printed))) return null;
  const name = proseName(
    plain(printed)
      .replace(/^IN THE\s+/i, '')
      .replace(/[,.]$/, ''),
  );
  return { start: line.start, end: last.end, name, id: null };
}

function nameCourt(part: readonly Line[]): Caption['court'] {
  const printed = plain(part.map(({ text }) => text).join(' '))
    .replace(/^IN THE\s+/i, '')
    // A clerk’s stamp repeats the court alongside its name.
    .replace(/\b(\w+ Circuit)\s+\1$/i, '$1')
    .replace(/[,.]$/, '');
  if (!/\bcourt\b/i.test(printed) || printed.length > 120) return null;
  const court = courtById(courtFromText(printed) ?? '');
  return court && spells(printed, court.name)
    ? { start: part[0]!.start, end: part.at(-1)!.end, name: spelledOut(court.name), id: court.id }
    : null;
}

/** Words that all courts' names have. */
const GENERIC = new Set(
  'united states state court courts district appeals supreme superior circuit appeal appellate'.split(
    ' ',
  ),
);

/** Nothing is guessed: every distinctive word of the court's name has to be printed. */
function spells(printed: string, name: string): boolean {
  const words = new Set(printed.toLowerCase().match(/[a-z]+/g) ?? []);
  const telling = (name.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter(
    (word) => !GENERIC.has(word),
  );
  const direction = /\b([NSEWMC])\.D\./.exec(name)?.[1];
  if (
    direction &&
    !words.has(DISTRICT_SIDES[direction]!) &&
    !new RegExp(`\\b${direction}\\.\\s?D`).test(printed)
  )
    return false;
  return (
    (telling.length > 0 || /^Supreme Court of the United States$/.test(name)) &&
    telling.every((word) => words.has(word))
  );
}

/** Of a line of several columns, the one that names a court. */
function courtCell(line: Line): Line {
  if (!line.text.includes('\t')) return line;
  const words = line.text
    .split('\t')
    .find((cell) => /\b(?:court|circuit|district)\b/i.test(cell))
    ?.trim();
  if (!words) return line;
  const start = line.start + line.text.indexOf(words);
  return { ...line, start, end: start + words.length, text: words };
}
