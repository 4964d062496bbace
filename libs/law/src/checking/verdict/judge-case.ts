import type { CaseRef, CitationLookup, FoundCase } from '@casewright/contracts';
import {
  type Citation,
  type CitationFields,
  compareCaseNames,
  courtById,
  courtOfPrintings,
  haveOtherNumbers,
  STATES,
} from '@casewright/law/citations';
import { judgePin } from './judge-pin.js';
import { type Judgment, sentence, without } from './judgment.js';

/**
 * The verdict on a full citation of a case. Each rule takes something away from `verified`: what is
 * at the page must have the name, be of the year, and be of the court that the citation states.
 */
export function judgeCase(citation: Citation, found: CitationLookup): Judgment {
  const judged = found.cases.map((candidate) =>
    judgePin(citation, compare(citation.fields, candidate)),
  );
  const best = judged.sort((a, b) => RANK.indexOf(a.verdict) - RANK.indexOf(b.verdict))[0];
  if (best) return best;
  if (found.containedIn) return insideCase(citation, found.containedIn);
  return without('not_in_library', whyNotInLibrary(citation, found));
}

/** Of several cases at one page, and several records of one case, the one with least against it. */
const RANK: Judgment['verdict'][] = [
  'verified',
  'pin_mismatch',
  'name_unread',
  'court_mismatch',
  'year_mismatch',
  'name_mismatch',
];

function compare(fields: CitationFields, candidate: FoundCase): Judgment {
  const ref = toRef(candidate);
  const name = fields.caseName;
  if (name && !bearsName(name, candidate)) {
    return {
      verdict: 'name_mismatch',
      case: ref,
      explanation: `The case at this page is ${candidate.name}, not ${name}.`,
      isSource: false,
    };
  }
  const { year } = fields;
  if (year !== undefined && candidate.year !== null && year !== candidate.year) {
    return {
      verdict: 'year_mismatch',
      case: ref,
      explanation: `${candidate.name} was decided in ${candidate.year}, not ${year}.`,
      isSource: true,
    };
  }
  if (fields.court && isOtherCourt(fields.court, decidingCourt(candidate))) {
    return {
      verdict: 'court_mismatch',
      case: ref,
      explanation: `${candidate.name} was decided by the ${candidate.court}, not by the ${courtName(fields.court)}.`,
      isSource: true,
    };
  }
  const { pages } = candidate;
  const isNamed = name !== undefined || isShortName(fields.antecedent, candidate);
  return {
    verdict: isNamed ? 'verified' : 'name_unread',
    case: ref,
    explanation: isNamed ? agrees(fields, candidate) : unread(fields, candidate),
    isSource: true,
    ...(pages && { pages }),
  };
}

/** Two names that are merely similar are not the same: a wrong citation must never pass. */
function bearsName(
  name: string,
  { name: known, fullName, otherNames = [], courtId }: FoundCase,
): boolean {
  const all = [known, ...(fullName ? [fullName] : []), ...otherNames];
  const names = all.map((each) => ofState(each, courtId));
  return (
    names.some((each) => compareCaseNames(name, each).verdict === 'same') &&
    !names.some((each) => haveOtherNumbers(name, each))
  );
}

const CALL = /^(?:State|People|Commonwealth)(?= v\. )|(?<= v\. )(?:State|People|Commonwealth)$/g;

/** "Kelly v. State" of a court of Texas is Kelly v. Texas, and of no other state. */
function ofState(name: string, courtId: string): string {
  const court = courtById(courtId);
  const isState = court?.system === 'state' && STATES.some((each) => each.name === court.location);
  return isState ? name.replace(CALL, court.location) : name;
}

/** "Gilmer, 500 U.S. 20": one party's name before the citation. */
function isShortName(name: string | undefined, candidate: FoundCase): boolean {
  return name !== undefined && bearsName(name, candidate);
}

/** A state's reporter is believed over a record that has another court. */
const decidingCourt = ({ citations, courtId }: FoundCase): string =>
  courtOfPrintings(citations, courtId) ?? courtId;

/** Departments and districts of one court of appeal are that court. */
function isOtherCourt(stated: string, known: string): boolean {
  const [one, other] = [courtById(stated), courtById(known)];
  if (!one || !other || one.id === other.id) return false;
  const sameBench = one.id.startsWith(other.id) || other.id.startsWith(one.id);
  const appellate = [one, other].every(
    ({ type, level }) => type === 'appellate' && level !== 'highest',
  );
  return !(sameBench && appellate);
}

const courtName = (id: string): string => courtById(id)?.name ?? id;

function unread({ antecedent }: CitationFields, { name }: FoundCase): string {
  const why = antecedent
    ? `“${antecedent}” before the citation is not its name.`
    : 'No case name could be read before the citation.';
  return `${name} begins at this page. ${why} Compare the name yourself.`;
}

function agrees({ year }: CitationFields, { name, year: known }: FoundCase): string {
  const begins = `${name} begins at this page.`;
  if (year !== undefined && known !== null)
    return `${begins} Name and year agree with the library.`;
  return `${begins} The name agrees with the library. There was no year to compare.`;
}

function insideCase({ fields }: Citation, container: CaseRef): Judgment {
  const place = `Page ${fields.page} of ${fields.volume} ${fields.reporter}`;
  const name = container.citation ? `${container.name}, ${container.citation}` : container.name;
  return {
    verdict: 'no_case_at_page',
    case: container,
    explanation: `${place} is inside ${name}; no case begins there.`,
    isSource: false,
  };
}

function whyNotInLibrary({ fields, normalized }: Citation, found: CitationLookup): string {
  const { volume, reporter, page } = fields;
  if (!volume || !reporter) return sentence(`The library has no case cited as ${normalized}`);
  if (!found.volumeCovered) return sentence(`The library has no cases from ${volume} ${reporter}`);
  return `The library has cases from ${volume} ${reporter}, but none at page ${page}; it may not have the case.`;
}

function toRef({ id, name, citation, court, year }: FoundCase): CaseRef {
  return { id, name, citation, court, year };
}
