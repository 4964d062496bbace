import { stateByCode } from '../../../courts/states.js';
import { readPin } from '../../shared/pins.js';
import { neutralCitation } from '../../tables/neutral.js';
import { type ReporterKnowledge, reporterOf } from '../../tables/reporters.js';
import { readCourt } from './court-names.js';

/** One place where a decision is printed. */
export interface Printing {
  /** `347 U.S.`, `2006 CEC (CCH)`, `2011 ME 24`. */
  lead: string;
  /** First page; absent for public-domain citations and databases, whose number is in `lead`. */
  page?: string;
  kind: 'reporter' | 'neutral' | 'database';
  known?: ReporterKnowledge;
}

/** The variables a printing is read from: an item's own or a parallel citation's. */
export type Variables = (name: string) => string | undefined;

/** Reporters of U.S. volumes 1–90, by first volume (Bluebook rule 10.3.2, T1.1). */
const NOMINATIVE: [number, string][] = [
  [68, 'Wall.'],
  [66, 'Black'],
  [42, 'How.'],
  [26, 'Pet.'],
  [14, 'Wheat.'],
  [5, 'Cranch'],
  [1, 'Dall.'],
];
const LAST_NOMINATIVE_YEAR = 1875;

/** `(1 Cranch) ` for volume 5 of U.S. Reports, if the decision is of that time. */
function nominative(reporter: string, volume: string, year: string | undefined): string {
  const number = Number(volume);
  if (
    reporter !== 'U.S.' ||
    !(number >= 1 && number <= 90) ||
    !year ||
    Number(year) > LAST_NOMINATIVE_YEAR
  )
    return '';
  const [from, name] = NOMINATIVE.find(([first]) => number >= first) ?? [];
  return from === undefined ? '' : ` (${number - from + 1} ${name})`;
}

/** `¶ 33123` for `para. 33123`; plain pages as they are. */
function firstPage(page: string | undefined): string | undefined {
  const [part] = readPin(page, { range: 'full', unit: '' });
  return part && (part.label ? `${part.label} ${part.value}` : page);
}

/** A page not yet known is printed as a blank (Bluebook rule B10.1.1). */
const blank = (page: string | undefined): string | undefined =>
  page && /^_+$/.test(page) ? '___' : page;

/** WL and LEXIS: `1992 WL 150762` (rule 10.8.1). */
function database(read: Variables, year: string | undefined, name: string): Printing | undefined {
  const number = read('archive_location') ?? read('page') ?? read('number');
  const lead = [year, name, number].filter(Boolean).join(' ');
  return number ? { lead, kind: 'database' } : undefined;
}

const isDatabase = (name: string | undefined): boolean => /^WL$|\bLEXIS$/.test(name ?? '');

function neutral(read: Variables, page: string | undefined): Printing | undefined {
  const year = read('collection-number');
  const jurisdiction = read('jurisdiction') ?? '';
  if (!year || !page) return undefined;
  const place = jurisdiction.split(':')[1];
  const court = readCourt(read('authority'), jurisdiction);
  const lead = neutralCitation({
    year,
    number: page,
    state: court?.state?.code ?? stateByCode(place ?? '')?.code ?? place,
    court: court?.name ?? '',
  });
  return lead ? { lead, kind: 'neutral' } : undefined;
}

/** Services appear in brackets behind the reporter: `CEC (CCH)` (rule 19.1). */
function reported(
  read: Variables,
  known: ReporterKnowledge,
  decided: string | undefined,
): Printing {
  const volume = read('volume');
  const year = read('collection-number');
  const publisher = read('publisher');
  const name = `${known.abbreviation}${volume ? nominative(known.abbreviation, volume, decided) : ''}`;
  const series = read('genre')?.match(/^[A-Z]$/)?.[0];
  const number = series && read('number') ? ` (ser. ${series}) No. ${read('number')}` : '';
  const lead = [volume ?? year, `${name}${publisher ? ` (${publisher})` : ''}${number}`]
    .filter(Boolean)
    .join(' ');
  return { lead, page: blank(firstPage(read('page'))), kind: 'reporter', known };
}

/** `[2019] UKSC`, `2008 SCC`, `ECLI:EU:C:2014:317`: other countries' forms, which have the year in them. */
const FOREIGN = /^(?:\[(?:18|19|20)\d\d\] |(?:19|20)\d\d [A-Z]{3,6}$|ECLI:)/;

/** The printing that the variables describe; `undefined` for a decision known by its docket alone. */
export function readPrinting(read: Variables, decided: string | undefined): Printing | undefined {
  const reporter =
    read('container-title') ?? (isDatabase(read('archive')) ? read('archive') : undefined);
  const page = read('page');
  if (!reporter) return neutral(read, page);
  if (FOREIGN.test(reporter))
    return { lead: [reporter, page].filter(Boolean).join(' '), kind: 'neutral' };
  const year = read('volume') ?? read('collection-number');
  if (isDatabase(reporter)) return database(read, year ?? decided, reporter);
  const known = reporterOf(reporter);
  if (known.neutral && page && /^\d{4}$/.test(year ?? '')) {
    return { lead: [year, known.abbreviation, page].join(known.neutral), kind: 'neutral' };
  }
  return reported(read, known, decided);
}

/** Docket numbers: `No. 1728`, `Nos. 91 Civ. 5442 (RPP), 91 Civ. 5471` (rule 10.8.1). */
export function docket(number: string): string {
  if (/^Nos?\. /.test(number)) return number;
  const each = number.split('|').map((one) => one.trim());
  return `${each.length > 1 ? 'Nos.' : 'No.'} ${each.join(', ')}`;
}
