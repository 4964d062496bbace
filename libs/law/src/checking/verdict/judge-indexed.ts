import type { IndexedDecision, IndexedPlace, StandingDecision } from '@casewright/contracts';
import {
  type Citation,
  type CitationFields,
  compareEitherWay,
  haveNothingInCommon,
} from '@casewright/law/citations';
import { bearsName, courtName, decidingCourt, isOtherCourt, namesOf } from './compare-case.js';
import { type Judgment, suggested } from './judgment.js';

/**
 * What the citation index says of a citation that the library does not have; null where it knows
 * nothing of the page. What one source alone has, or a name that is merely unlike, never speaks
 * against a citation: it is told, and the verdict stays open.
 */
export function judgeIndexed(citation: Citation, place: IndexedPlace): Judgment | null {
  const { fields } = citation;
  const named = fields.caseName ?? fields.antecedent;
  const meant = place.decisions.find((each) => named !== undefined && bearsName(named, each));
  if (meant)
    return (meant.year === null ? impossible(fields, place) : null) ?? judgeMeant(fields, meant);
  const [first] = place.decisions;
  if (first && fields.caseName === undefined) return unread(fields, first);
  return (
    anotherCase(fields, place) ??
    noCase(fields, place) ??
    impossible(fields, place) ??
    (first ? perhaps(fields.caseName!, first) : null)
  );
}

const INDEX = 'The citation index';

/** The decision has the name; a year or a court that one source alone has is no ground for a verdict. */
function judgeMeant(fields: CitationFields, meant: IndexedDecision): Judgment {
  const { name, isConfirmed } = meant;
  const known = { stands: standing(meant), by: 'index', isSource: true } as const;
  const { year, court } = fields;
  const off = year !== undefined && meant.year !== null ? Math.abs(year - meant.year) : 0;
  const decided = decidingCourt(meant);
  const isElsewhere = court !== undefined && isOtherCourt(court, decided);
  const sources = isConfirmed ? '' : ' Only one source has it.';
  if (off === 0 && !isElsewhere) {
    const explanation = `${name} begins at this page: ${agreed(fields, meant)}. Its text is not held here.${sources}`;
    return { ...known, verdict: 'verified', explanation };
  }
  const differs =
    off > 0
      ? `was decided in ${meant.year}, not ${year}`
      : `was decided by the ${courtName(decided!)}, not by the ${courtName(court!)}`;
  const explanation = `${INDEX} has ${name} at this page, which ${differs}.${sources}`;
  // Reports are dated a year apart here and there.
  if (!isConfirmed || off === 1)
    return suggested(`${explanation} Compare the decision itself.`, standing(meant));
  return { ...known, verdict: off > 0 ? 'year_mismatch' : 'court_mismatch', explanation };
}

const agreed = ({ year }: CitationFields, { year: known }: IndexedDecision): string =>
  year !== undefined && known !== null
    ? 'name and year agree with the citation index'
    : 'the name agrees with the citation index, and there was no year to compare';

function unread({ antecedent }: CitationFields, first: IndexedDecision): Judgment {
  const why = antecedent
    ? `“${antecedent}” before the citation is not its name.`
    : 'No case name could be read before the citation.';
  return {
    verdict: 'name_unread',
    explanation: `${INDEX} has ${first.name} at this page. ${why} Compare the name yourself.`,
    isSource: true,
    stands: standing(first),
    by: 'index',
  };
}

/** Names of a suit or a proceeding: a single party's may be a short form of anything. */
const IN_FULL =
  /\sv(?:s?\.|s)?\s|^(?:in re|ex parte|(?:in (?:the )?)?(?:matter|interest|application|petition|estate) of)\b/i;

function anotherCase({ caseName }: CitationFields, place: IndexedPlace): Judgment | null {
  const [only] = place.decisions;
  if (!only?.isAlone || !caseName || !IN_FULL.test(caseName)) return null;
  if (!namesOf(only).every((each) => haveNothingInCommon(caseName, each))) return null;
  return {
    verdict: 'name_mismatch',
    explanation: `The case at this page is ${described(only)}, not ${caseName}.`,
    isSource: false,
    stands: standing(only),
    by: 'index',
  };
}

function noCase({ volume, reporter, page }: CitationFields, place: IndexedPlace): Judgment | null {
  if (!place.isWhole) return null;
  const inside = place.within ? ` The page is inside ${described(place.within)}.` : '';
  return {
    verdict: 'no_case_at_page',
    explanation: `No case begins at page ${page} of ${volume} ${reporter}, of which every first page is known here.${inside}`,
    isSource: false,
    ...(place.within && { stands: standing(place.within) }),
    by: 'index',
  };
}

function impossible(fields: CitationFields, place: IndexedPlace): Judgment | null {
  const { volume, reporter, year } = fields;
  const why = (explanation: string): Judgment => ({
    verdict: 'impossible',
    explanation,
    isSource: false,
    by: 'index',
  });
  if (place.lastVolume !== null)
    return why(`There is no volume ${volume} of ${reporter}: the last is ${place.lastVolume}.`);
  if (year === undefined || place.years === null) return null;
  const [first, last] = place.years;
  if (first <= year && year <= last) return null;
  return why(
    `${volume} ${reporter} has decisions of the years ${first} to ${last}, and none of ${year}. Compare the volume and the year.`,
  );
}

/** What is no more than worth a look. */
function perhaps(caseName: string, first: IndexedDecision): Judgment {
  const isLike = namesOf(first).some(
    (each) => compareEitherWay(caseName, each).verdict !== 'different',
  );
  const said = isLike
    ? `may be meant: ${INDEX.toLowerCase()} has it at this page`
    : `is known at this page, and others may begin there`;
  return suggested(
    `${described(first)} ${said}. Whether ${caseName} is there is outside what is held here.`,
    standing(first),
  );
}

const standing = (decision: IndexedDecision): StandingDecision => {
  const court = decidingCourt(decision);
  return {
    name: decision.name,
    citation: decision.citations[0]!,
    court: court && courtName(court),
    year: decision.year,
  };
};

function described(decision: IndexedDecision): string {
  const year = decision.year === null ? '' : ` (${decision.year})`;
  return `${decision.name}, ${decision.citations[0]}${year}`;
}
