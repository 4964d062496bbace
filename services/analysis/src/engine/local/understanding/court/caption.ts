import { courtById, courtFromText } from '@casewright/legal';
import type { TextSpan } from '../../../../documents/extracted-text.js';
import { kindOfParty, proseName } from '../parties/names.js';
import type { Line } from '../reading/lines.js';
import { plain } from '../reading/spans.js';
import type { Party } from '../understanding.js';
import { captionParties } from './caption-parties.js';
import type { Caption } from './court-matter.js';
import { spelledOut } from './federal-courts.js';

/** Characters in which a caption stands. */
const HEAD = 6_000;

const DOCKET =
  /\b(?:(?:Case|Civil Action|Civil Case|Civil|Criminal|Crim\.|Docket|Index|Cause|Record|Adversary|Misc\.|Court of Appeals|Supreme Court|Appeal|File)\s{0,3})?(?:No|Nos|Number|NO|NOS)\.?\s{0,3}:?\s{0,3}([A-Z0-9][\w:–-]{0,30}\d[\w:/–-]*(?:\s?\([A-Z0-9]{1,6}\))*)|\bCase\s{1,2}(\d{1,2}:\d{2}-[\w-]+)/g;

const JUDGE_FORMS: readonly RegExp[] = [
  /\bBefore:?\s+((?:[A-Z][\w.’'-]+,?\s+(?:and\s+)?){1,12}?)(?=(?:Chief |Senior |Circuit |District )*(?:Circuit |District )?(?:Judges?|Justices?|JJ))/g,
  /(?:^|\n)\s*(?:\*?\d*\s?)?((?:MR\. |Mr\. )?(?:CHIEF )?(?:JUSTICE |Justice |Chief Justice )?[A-Z][A-Za-z.’' -]{2,40}?),?\s+(?:Chief |Senior |Presiding |Associate |Acting )*(?:(?:United States |U\.S\. )?(?:Circuit|District|Magistrate|Bankruptcy|Appellate) )?(?:Judge|Justice)[.:]?(?=\s)/g,
  /(?:^|\n)\s*(?:\*\d+\s)?(?:(?:Per|By) )?([A-Z][A-Z.’'-]{2,30}(?: [A-Z][A-Z.’'-]+){0,2}),?\s+(?:C\.\s?J|P\.\s?J|J)\.[,:]?(?=\s)/g,
  /\b(?:Presiding |Chief )?Judge ((?:[A-Z][\w.’'-]+ ){1,3}[A-Z][\w’'-]+)(?:, (?:Jr\.|Sr\.|I{2,3}))?,? delivered the opinion/g,
  /\b((?:MR\. |Mr\. )?(?:CHIEF )?JUSTICE [A-Z][A-Z’'-]+|(?:Chief )?Justice [A-Z][a-z’'-]+) delivered the opinion/g,
  /\b(?:Hon\.|HON\.)\s+([A-Z][\w.’'-]+(?:\s+[A-Z][\w.’'-]+){1,3})/g,
];

/** Court, docket numbers, parties and judges, as the head of a court paper prints them. */
export function readCaption(
  text: string,
  lines: readonly Line[],
): { caption: Caption; parties: Party[] } {
  const head = text.slice(0, HEAD);
  const court = findCourt(lines);
  const { sides, parties } = captionParties(text, lines);
  return {
    caption: {
      court,
      dockets: findDockets(head),
      judges: findJudges(head),
      caseName: sides.length > 0 ? sides.map(proseName).join(' v. ') : null,
    },
    parties: parties.map((party) => ({ ...party, kind: kindOfParty(party.name, null) })),
  };
}

/** Lines, alone or two or three together, that spell a court's name. */
function findCourt(lines: readonly Line[]): Caption['court'] {
  const head = lines.slice(0, 45).filter(({ start }) => start < HEAD);
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
  return null;
}

const COURT_LINE =
  /^(?:IN THE\s+)?(?:UNITED STATES|SUPREME|SUPERIOR|CIRCUIT|DISTRICT|MUNICIPAL|[\w ]+ COUNTY)?\s?(?:[\w ]+ )?COURTS?\b(?: OF [\w ]+)?,?$/i;
const GOES_ON =
  /^(?:for the|of|at|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|county of|appellate division|[a-z]+ district)\b/i;

/** There are many of them; the line that tells which is not here. */
const NO_ONE_COURT = /^(?:IN THE\s+)?UNITED STATES (?:COURT OF APPEALS|DISTRICT COURT),?$/i;

/** A court that the table of courts does not know, as printed, with a second line that goes on. */
function unknownCourt(head: readonly Line[], at: number): Caption['court'] {
  const [line, next] = [head[at]!, head[at + 1]];
  if (line.text.length > 90 || !COURT_LINE.test(line.text)) return null;
  const last = next && next.text.length < 70 && GOES_ON.test(next.text) ? next : line;
  const printed = last === line ? line.text : `${line.text} ${last.text}`;
  if (NO_ONE_COURT.test(plain(printed))) return null;
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
    // A clerk’s stamp repeats the court beside its name.
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
const DIRECTIONS: Record<string, string> = {
  N: 'northern',
  S: 'southern',
  E: 'eastern',
  W: 'western',
  M: 'middle',
  C: 'central',
};

/** Nothing is guessed: every telling word of the court's name has to be printed. */
function spells(printed: string, name: string): boolean {
  const words = new Set(printed.toLowerCase().match(/[a-z]+/g) ?? []);
  const telling = (name.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter(
    (word) => !GENERIC.has(word),
  );
  const direction = /\b([NSEWMC])\.D\./.exec(name)?.[1];
  if (
    direction &&
    !words.has(DIRECTIONS[direction]!) &&
    !new RegExp(`\\b${direction}\\.\\s?D`).test(printed)
  )
    return false;
  return (
    (telling.length > 0 || /^Supreme Court of the United States$/.test(name)) &&
    telling.every((word) => words.has(word))
  );
}

function findDockets(head: string): Caption['dockets'] {
  const found: (TextSpan & { number: string })[] = [];
  const body =
    /\b(?:PER CURIAM|delivered the opinion|Respectfully|INTRODUCTION|BACKGROUND)\b/.exec(head)
      ?.index ?? head.length;
  for (const match of head.slice(0, Math.max(body, 500)).matchAll(DOCKET)) {
    const number = (match[1] ?? match[2]!).replace(/[,.–-]+$/, '');
    if (/^\d{1,2}$/.test(number) && /\bcl\./.test(match[0])) continue;
    if (found.some((each) => each.number === number) || found.length >= 6) continue;
    const start = match.index + match[0].indexOf(number);
    found.push({ start, end: start + number.length, number });
  }
  return found;
}

/** The judge of the court below may stand under its name. */
const JUDGE_BELOW =
  /\b[Aa]ppeals? from the [^\n]{5,120}\n\s*[^\n]{3,60},\s(?:[A-Z]\w+\s)*(?:Judge|Justice|Chancellor)\b/g;

function findJudges(whole: string): Caption['judges'] {
  const head = whole.replace(JUDGE_BELOW, (said) => ' '.repeat(said.length));
  const found: (TextSpan & { name: string })[] = [];
  for (const form of JUDGE_FORMS) {
    for (const match of head.matchAll(form)) {
      const printed = match[1]!;
      const from = match.index + match[0].indexOf(printed);
      for (const name of printed.split(/,(?!\s*(?:C|P)\.\s?J)\s*(?:and\s+)?|\s+and\s+/i)) {
        const clean = plain(name)
          .replace(
            /^(?:MR\. |Mr\. )?(?:(?:CHIEF |Chief )?(?:JUSTICE|Justice)|Before|BEFORE|The|Honorable)\s+/,
            '',
          )
          .replace(/,?\s(?:C|P)\.\s?J\.?$/, '')
          .replace(/[,.]$/, '');
        if (!isName(clean) || found.some((each) => sameJudge(each.name, clean))) continue;
        const start = from + printed.indexOf(name);
        found.push({ start, end: start + name.length, name: judgeName(clean) });
      }
    }
    if (found.length > 0) return found.slice(0, 12);
  }
  return found;
}

/** A short surname is no abbreviation here. */
const judgeName = (name: string): string =>
  /^[A-Z]{2,3}$/.test(name) ? name[0] + name.slice(1).toLowerCase() : proseName(name);

const isName = (name: string): boolean =>
  /^[A-Z][\w.’'-]+(?: [A-Z][\w.’'-]*){0,3}$/.test(name) &&
  name.length > 2 &&
  !/\b(?:court|circuit|district|united|states|opinion|order|appeal|chief|senior|judge|justice|attorney|per|curiam|the|presiding|panel|term)\b/i.test(
    name,
  );

const sameJudge = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();
