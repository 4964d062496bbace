import { type CslItem, courtById, courtOfPrintings } from '@casewright/law/citations';
import { dateOf, isSupremeCourtReporter } from '../recognize/decisions/decision-item.js';
import { nameCase } from '../recognize/decisions/name-case.js';
import type { Recognized } from '../recognized.js';
import { type Completed, type KnownDecision, type LibraryAnswer, originsOf } from './completed.js';
import { judgeDecision } from './judge-decision.js';
import { asVariables, isRegional, type Printing, printingsOf } from './printings.js';

/** The printing to cite first: U.S. for the Supreme Court (Bluebook T1.1), else the record's own. */
const preferred = (printings: Printing[]): Printing | undefined =>
  printings.find(({ reporter }) => reporter === 'U.S.') ?? printings[0];

/** Whether the text's own page numbers bind it to its reporter. */
const isBound = ({ pin, item }: Recognized): boolean =>
  pin !== undefined && item['container-title'] !== undefined;

/** Where the decision is printed, as far as the text leaves it open. */
function place(source: Recognized, printings: Printing[]): CslItem | undefined {
  const { item } = source;
  const reporter = item['container-title'];
  const main = reporter
    ? printings.find((each) => each.reporter === reporter && each.volume === String(item.volume))
    : preferred(printings);
  const official = preferred(printings);
  const inOther =
    reporter !== undefined &&
    reporter !== 'U.S.' &&
    isSupremeCourtReporter(reporter) &&
    official?.reporter === 'U.S.';
  const chosen = inOther && !isBound(source) ? official : main;
  return chosen && { type: item.type, ...asVariables(chosen) };
}

/**
 * A state's decision has its regional reporter behind the official one (Bluebook rule 10.3.1); where only the regional
 * one is cited, that and the court are enough (T1.3).
 */
function parallels(item: CslItem, printings: Printing[]): Printing[] {
  if (item.parallel || isSupremeCourtReporter(item['container-title'])) return [];
  const own = printings.find(({ reporter }) => reporter === item['container-title']);
  if (!own || own.type === 'federal') return [];
  const regional = isRegional(own) ? undefined : printings.find(isRegional);
  return regional ? [regional] : [];
}

const agreesOnCourt = ({ court }: Recognized, decided: string | undefined): boolean =>
  court === undefined || court === decided;

/** Values that the library adds; the text's own are kept, but for the name of a verified case. */
function additions(source: Recognized, match: KnownDecision, verified: boolean): Partial<CslItem> {
  const { item, implied } = source;
  const printings = printingsOf(match.citations);
  const where = place(source, printings);
  const whole = { ...item, ...where };
  const beside = parallels(whole, printings);
  const decided = courtOfPrintings(match.citations, match.courtId);
  const court = courtById(decided ?? '')?.name ?? match.court;
  // A court that only the reporter implies gives way to the one that decided the case.
  const isImplied = implied.includes('authority');
  const known = isImplied ? agreesOnCourt(source, decided) : item.authority !== undefined;
  const year = match.year === null ? undefined : dateOf(match.year);
  return {
    // Indexes leave out the period that a name ends in.
    ...(verified || !item.title ? { title: nameCase(match.name) } : {}),
    ...(where ?? {}),
    ...(beside.length > 0 ? { parallel: beside.map(asVariables) } : {}),
    ...(known || !court ? {} : { authority: court }),
    ...(item.issued === undefined && year ? { issued: year } : {}),
  };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The printings in the item, for "also printed". */
const printed = (item: CslItem): Set<string> =>
  new Set(
    [item, ...(item.parallel ?? [])].map(
      (each) => `${each.volume} ${each['container-title']} ${each.page}`,
    ),
  );

/** Adds what is known of the match, and says for each field where it comes from. */
function merge(
  source: Recognized,
  match: KnownDecision,
  verified: boolean,
  origin: 'library' | 'index',
): Pick<Completed, 'item' | 'origins' | 'alsoPrinted' | 'leftOut'> {
  const origins = originsOf(source);
  const item: CslItem = { ...source.item };
  const added = additions(source, match, verified);
  for (const [variable, value] of Object.entries(added)) {
    if (variable === 'type' || same(item[variable], value)) continue;
    item[variable] = value;
    origins[variable] = origin;
  }
  const shown = printed(item);
  const mentioned = new Set(source.leftOut);
  return {
    item,
    origins,
    alsoPrinted: printingsOf(match.citations)
      .map(({ citation }) => citation)
      .filter((citation) => !shown.has(citation) && !mentioned.has(citation)),
    ...(source.leftOut ? { leftOut: source.leftOut } : {}),
  };
}

const letters = (name: string): string => name.toLowerCase().replace(/[^\p{L}\d]+/gu, '');

/** The text's name, where the library's has taken its place with other words. */
function replacedName(
  { item: { title } }: Recognized,
  item: CslItem,
): Pick<Completed, 'nameGiven'> {
  const isOther = title && item.title && letters(title) !== letters(item.title);
  return isOther ? { nameGiven: title } : {};
}

const UNKNOWN: Pick<Recognized, 'kind' | 'item' | 'implied'> = {
  kind: 'unknown',
  item: { type: 'document' },
  implied: [],
};

/**
 * Completes a decision with what the library or the citation index knows of it. Pure. A missing value that the library
 * lacks too stays missing; a value that contradicts the library stays as the text has it, under
 * the verdict that says so.
 */
export function completeDecision(source: Recognized, answer: LibraryAnswer): Completed {
  const { match, known, shown, verdict, explanation } = judgeDecision(source, answer);
  const bare = {
    verdict,
    explanation,
    match,
    known,
    shown,
    elsewhere: [],
    alsoPrinted: [],
    history: null,
  };
  const found = match ?? known;
  if (!found) {
    // A word that no case is called by is no source at all, unless several cases are.
    const kept = source.tentative && verdict !== 'unchecked' ? { ...source, ...UNKNOWN } : source;
    return { ...kept, ...bare, origins: originsOf(kept) };
  }
  const merged = merge(source, found, verdict === 'verified', match ? 'library' : 'index');
  return { ...source, ...bare, ...merged, ...replacedName(source, merged.item) };
}
