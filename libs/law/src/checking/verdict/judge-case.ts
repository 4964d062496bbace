import type { CaseRef, CitationLookup, FoundCase, StandingDecision } from '@casewright/contracts';
import type { Citation, CitationFields } from '@casewright/law/citations';
import { bearsName, courtName, decidingCourt, isOtherCourt } from './compare-case.js';
import { judgeIndexed } from './judge-indexed.js';
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
  const held = best ?? (found.containedIn ? insideCase(citation, found.containedIn) : null);
  const indexed = found.indexed && judgeIndexed(citation, found.indexed);
  // Several decisions may begin at a page, of which the library has another one.
  if (held && !(indexed?.verdict === 'verified' && STRANGERS.has(held.verdict))) return held;
  return indexed ?? without('not_in_library', whyNotInLibrary(citation, found));
}

/** Verdicts that leave it open whether the case cited is the one that the library has. */
const STRANGERS: ReadonlySet<Judgment['verdict']> = new Set(['name_mismatch', 'no_case_at_page']);

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
      stands: standing(candidate),
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
  const named = name ?? fields.antecedent;
  const isNamed = named !== undefined && bearsName(named, candidate);
  return {
    verdict: isNamed ? 'verified' : 'name_unread',
    case: ref,
    explanation: isNamed ? agrees(fields, candidate) : unread(fields, candidate),
    isSource: true,
    ...(pages && { pages }),
  };
}

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

const standing = ({ name, citation, court, year }: FoundCase): StandingDecision => ({
  name,
  citation,
  court,
  year,
});

function toRef({ id, name, citation, court, year }: FoundCase): CaseRef {
  return { id, name, citation, court, year };
}
