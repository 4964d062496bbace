import {
  type Citation,
  type CslDate,
  type CslItem,
  type ParallelCitation,
  reporterByAbbreviation,
} from '@casewright/law/citations';
import { courtName } from './court-name.js';
import { nameCase } from './name-case.js';

/** What a loosely typed text says around its citation. */
interface Surroundings {
  caseName?: string;
  year?: number;
  /** courts-db id. */
  court?: string;
}

export const dateOf = (year?: number, month?: number, day?: number): CslDate | undefined =>
  year === undefined
    ? undefined
    : { 'date-parts': [[year, month, day].filter((part) => part !== undefined)] };

/** Whether a reporter prints the Supreme Court of the United States. */
export const isSupremeCourtReporter = (abbreviation: string | undefined): boolean =>
  /^(?:U\.S\.|S\. Ct\.|L\. Ed\.(?: 2d)?)$/.test(abbreviation ?? '');

const printing = ({ fields }: Citation): ParallelCitation => ({
  ...(fields.volume === undefined ? {} : { volume: fields.volume }),
  ...(fields.reporter === undefined ? {} : { 'container-title': fields.reporter }),
  ...(fields.page === undefined || fields.page === null ? {} : { page: fields.page }),
  ...(fields.pin === undefined ? {} : { pin: fields.pin }),
});

/** Reporters that print the decisions of one court; agencies' reporters say nothing of a court. */
const IMPLYING = new Set(['state', 'neutral', 'scotus_early']);

const impliedCourt = ({ fields }: Citation): string | undefined => {
  if (isSupremeCourtReporter(fields.reporter)) return 'scotus';
  const type = reporterByAbbreviation(fields.reporter ?? '')[0]?.type;
  return type && IMPLYING.has(type) ? fields.courtInferred : undefined;
};

interface StatedCourt {
  /** courts-db id; absent for a court that it does not know. */
  id?: string;
  name: string;
  implied: boolean;
}

/** The court that the text names, as it stands if nobody knows it; else the reporter's only one. */
function courtOf(citation: Citation, around: Surroundings): StatedCourt | undefined {
  const { court, courtFound, courtInferred } = citation.fields;
  const implied = impliedCourt(citation);
  const loose = around.court !== courtInferred && around.court !== court ? around.court : undefined;
  const stated = loose ?? (courtFound ? court : undefined);
  if (!stated && courtFound) return { name: courtFound, implied: false };
  const id = stated ?? implied ?? court;
  const name = id ? courtName(id) : undefined;
  return id && name ? { id, name, implied: stated === undefined } : undefined;
}

interface DecisionItem {
  item: CslItem;
  implied: string[];
  leftOut: string[];
  /** courts-db id. */
  court?: string;
}

/** The Supreme Court's decisions are cited to U.S. alone where they are in it (Bluebook T1.1). */
function printings(group: Citation[]): { main: Citation; others: Citation[]; leftOut: Citation[] } {
  const official = group.find(({ fields }) => fields.reporter === 'U.S.' && fields.page);
  const main = official ?? group[0]!;
  const others = group.filter((each) => each !== main);
  return official ? { main, others: [], leftOut: others } : { main, others, leftOut: [] };
}

/**
 * CSL of a decision from the citation of it, with its parallel citations in `group`; a vendor's
 * number and a docket number appear alongside each other (Bluebook rule 10.8.1).
 */
export function decisionItem(group: Citation[], around: Surroundings = {}): DecisionItem {
  const { main, others, leftOut } = printings(group);
  const { fields } = main;
  const name = around.caseName ?? group.find((each) => each.fields.caseName)?.fields.caseName;
  const year = around.year ?? group.find((each) => each.fields.year)?.fields.year;
  const court = courtOf(main, around);
  const title = name ?? fields.antecedent;
  const short = main.kind === 'short';
  const issued = dateOf(year, fields.month, fields.day);
  const item: CslItem = {
    type: 'legal_case',
    ...(title ? { title: nameCase(title) } : {}),
    ...(fields.reporter ? { 'container-title': fields.reporter } : {}),
    ...(fields.volume ? { volume: fields.volume } : {}),
    ...(fields.page === null ? { page: '___' } : {}),
    ...(fields.page && !short ? { page: fields.page } : {}),
    ...(fields.docketNumber ? { number: fields.docketNumber } : {}),
    ...(court ? { authority: court.name } : {}),
    ...(issued ? { issued } : {}),
    ...(others.length > 0 ? { parallel: others.map(printing) } : {}),
  };
  return {
    item,
    implied: court?.implied ? ['authority'] : [],
    leftOut: leftOut.map(({ normalized }) => normalized),
    ...(court?.id ? { court: court.id } : {}),
  };
}

const LATER_SERIES = /\d(?:d|th)\b/;

/** The year falls outside the years in which the reporter's series was printed. */
export function yearDoubt(
  reporter: string | undefined,
  year: number | undefined,
): string | undefined {
  // Volumes 1 to 90 of U.S. were given their numbers long after they were printed.
  if (!reporter || year === undefined || reporter === 'U.S.') return undefined;
  const [series] = reporterByAbbreviation(reporter, year);
  if (!series || series.abbreviation !== reporter) return undefined;
  // States too have numbered the volumes that were printed before the first series of their reports.
  const isFirst = series.type === 'state' && !LATER_SERIES.test(reporter);
  if (series.from !== undefined && year < series.from && !isFirst)
    return `${reporter} began in ${series.from}, so it is unlikely to have a decision of ${year}: check the year and the reporter.`;
  if (series.to !== undefined && year > series.to + 1)
    return `${reporter} ended in ${series.to}, so it is unlikely to have a decision of ${year}: check the year and the reporter.`;
  return undefined;
}
