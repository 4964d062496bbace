import { type Citation, findCitations, STATES } from '@casewright/law/citations';
import type { Reading, Recognized } from '../../recognized.js';
import { COURT, captionCourt } from './caption-court.js';
import { captionDate } from './caption-date.js';
import { captionParties, ROLE, VERSUS } from './caption-parties.js';
import { courtName } from './court-name.js';
import { dateOf, decisionItem } from './decision-item.js';

const VERSUS_ALONE = /^[\s\-–—]*(?:v|vs|versus|against)\b\.?[\s\-–—)]*$/im;
const DOCKET =
  /\b(?:Civil (?:Action|Case)|Civ\. Action|Criminal|Case|Docket|Index|Cause|C\.A\.)?\s*(?:Nos?\.?|Number|#)\s*:?\s*([\dA-Z][\w.:–-]*\d[\w.:–-]*(?:\s?\([A-Z]{2,4}\))*)/i;
const BARE_DOCKET =
  /\b(\d{1,2}:\d{2}-[a-z]{2}-\d{3,6}(?:-[A-Z]{2,4})*|\d{2}[- ](?:cv|cr|Civ\.|Cr\.)[- ]\d{2,6}(?:\s?\([A-Z]{2,4}\))*)/i;
const PLACES = STATES.map(({ name }) => name)
  .sort((a, b) => b.length - a.length)
  .join('|');
const COURT_AND_PLACE = new RegExp(
  `^.*?\\bCOURT\\b.*?\\b(?:CIRCUIT|OF (?:THE )?(?:STATE OF )?(?:${PLACES}))\\b`,
  'i',
);
/** A caption appears at the beginning; the opinion below it is not looked at. */
const HEAD = 1_500;

/** Brackets and rules that captions are boxed with. */
const unboxed = (line: string): string =>
  line.replace(/^[\s)(\]§:|x*_–—-]+(?=\s|$)|(?:\s+[)(\]§:|x*_]+)+\s*$/g, ' ').trim();

/** A caption on one line is broken where a form would: after the court's place and each role. */
const broken = (text: string): string =>
  text.includes('\n') ? text : text.replace(COURT_AND_PLACE, '$&\n').replace(ROLE, '$&\n');

/**
 * The lines, blank ones kept, without boxes and without the docket numbers alongside the parties.
 */
const linesOf = (text: string): string[] =>
  broken(text)
    .split('\n')
    .map((line) => unboxed(line.replace(DOCKET, ' ').replace(BARE_DOCKET, ' ')));

const isCaption = (head: string, line: string): boolean =>
  COURT.test(head) && VERSUS.test(line) && (VERSUS_ALONE.test(head) || head.search(ROLE) !== -1);

/** The citations that head a reported opinion, each on its own line. */
const reportedAt = (head: string): Citation[] =>
  findCitations(head).filter(
    ({ kind, start, fullSpan }) =>
      kind === 'case' &&
      /(?:^|\n)[\s*]*$/.test(head.slice(0, start)) &&
      /^[\s.]*(?:\n|$)/.test(head.slice(fullSpan.end)),
  );

const yearAfter = (head: string, { end }: Citation): number | undefined => {
  const year = /^\s*\((?:[^()]*\s)?(\d{4})\)/.exec(head.slice(end, end + 60))?.[1];
  return year ? Number(year) : undefined;
};

/** A pasted caption or the title page of an opinion: court, parties, docket number, date. */
export function readCaption({ text, line }: Reading): Recognized | undefined {
  const head = text.slice(0, HEAD);
  if (!isCaption(head, line)) return undefined;
  const lines = linesOf(head);
  const sides = captionParties(lines);
  if (!sides) return undefined;
  const reported = reportedAt(head);
  const year = reported.map((each) => each.fields.year ?? yearAfter(head, each)).find(Boolean);
  const date = captionDate(head, year);
  const court = captionCourt(lines, date?.year);
  const authority = court ? courtName(court) : undefined;
  const docket = (DOCKET.exec(head) ?? BARE_DOCKET.exec(head))?.[1]
    ?.replace(/[.,:]+$/, '')
    .replace(/–/g, '-');
  const issued = dateOf(date?.year, date?.month, date?.day);
  const printed = reported.length > 0 ? decisionItem(reported) : undefined;
  const { authority: _implied, ...place } = printed?.item ?? { type: 'legal_case' };
  return {
    kind: 'case',
    item: {
      ...place,
      type: 'legal_case',
      title: `${sides[0]} v. ${sides[1]}`,
      ...(docket ? { number: docket } : {}),
      ...(authority ? { authority } : {}),
      ...(issued ? { issued } : {}),
    },
    implied: [],
    ...(court ? { court } : {}),
    ...(printed?.leftOut.length ? { leftOut: printed.leftOut } : {}),
    doubts: authority ? [] : ['The caption does not identify a court: add the court.'],
    others: 0,
  };
}
