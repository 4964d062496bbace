import { areSameInFull } from '@casewright/law/citations';
import { sectionsOf } from '../query/asked-decisions.js';
import type { CaseDetails, FoundCase, FoundCases, OpinionPassage } from './found.js';
import type { TellingSentence } from './telling-sentence.js';

/** `Roe v. Wade (1973)`. */
const YEAR_BEHIND = /\W{1,9}(?:1[6-9]|20)\d\d\W{0,9}$/;

/** What is known of why a case was found. */
export interface Reasons {
  /** Whether the query is, or contains, the case's own citation. */
  citation: boolean;
  /** The page of a pin cite, if it is in this case. */
  page: string | null;
  /** The docket number, if the query contains it. */
  docket: string | null;
  /** Whether the query is the case's whole name, or has words of it. */
  name: 'whole' | 'part' | null;
  /** The sentence of the case that answers the query best, as it is shown. */
  sentence: string | null;
  /** The section that the query asks about, if the case cites it and the sentence does not. */
  section: string | null;
  citedBy: number;
  /** The weightiest case that cites it. */
  topCiter: { name: string; year: number | null } | null;
  /** Whether a passage is close to the query in meaning, according to a model. */
  meaning: boolean;
}

const inDigits = new Intl.NumberFormat('en-US');

/**
 * Why this case was found: that the query names it, or else the sentence of it that answers best.
 */
export function explainRelevance(reasons: Reasons, preferredCitation: string | null): string {
  const { citation, docket, page, name, sentence, section } = reasons;
  const standing = citedSentence(reasons);
  if (citation && docket) {
    return `Your query names the docket number of this case, No. ${docket}${standing}.`;
  }
  if (page && preferredCitation) {
    return `The page you ask for, ${page}, is in this case, ${preferredCitation}${standing}.`;
  }
  if (citation && preferredCitation) {
    return `Your query names the citation of this case, ${preferredCitation}${standing}.`;
  }
  if (name === 'whole') return `Your query is the name of this case${standing}.`;
  const cites = section && `It cites your section, ${section}.`;
  const said = [sentence, cites].filter(Boolean).join(' ');
  return said || withoutWords(reasons, standing);
}

function withoutWords({ meaning, name }: Reasons, standing: string): string {
  if (name) return `Its name has words of your query${standing}.`;
  return meaning
    ? `A passage of it is close to your query in meaning, though not in its words${standing}.`
    : `It matches the terms of your query${standing}.`;
}

function citedSentence({ citedBy, topCiter }: Reasons): string {
  if (citedBy === 0) return '';
  const cases = citedBy === 1 ? '1 case' : `${inDigits.format(citedBy)} cases`;
  if (!topCiter) return `; ${cases} of the library cite${citedBy === 1 ? 's' : ''} it`;
  const by = `${topCiter.name}${topCiter.year ? ` (${topCiter.year})` : ''}`;
  return citedBy === 1
    ? `; it is cited by ${by}`
    : `; ${cases} of the library cite it, among them ${by}`;
}

/** Why the case is here. */
export function relevanceOf(
  found: FoundCase,
  asked: FoundCases,
  sentence: TellingSentence | null,
): string {
  const { ranked, details, passage } = found;
  const { query, pinned } = asked;
  const { citerName, citerYear } = details;
  return explainRelevance(
    {
      citation: ranked.isCited,
      page: pinned?.caseId === details.id ? pinned.page : null,
      docket: docketIn(query.text, details.docket),
      name: nameIn(found, asked),
      sentence: sentence?.text ?? null,
      section: sectionIn(details, passage, sentence, query.sections),
      citedBy: ranked.citedBy,
      topCiter: citerName === null ? null : { name: citerName, year: citerYear },
      meaning: ranked.isNear,
    },
    details.citations[0] ?? null,
  );
}

/** How much of the query the case's name is. */
function nameIn({ details: { name } }: FoundCase, { query, ranking }: FoundCases): Reasons['name'] {
  if (query.kind === 'name' && areSameInFull(query.text.replace(YEAR_BEHIND, ''), name))
    return 'whole';
  return ranking.highlighter.highlights(name).length > 0 ? 'part' : null;
}

/** The first requested section that the case cites, unless its sentence shows it. */
function sectionIn(
  { keyPoints, summary, topics }: CaseDetails,
  passage: OpinionPassage | undefined,
  sentence: TellingSentence | null,
  asked: ReadonlySet<string>,
): string | null {
  if (asked.size === 0) return null;
  const texts = [...keyPoints, summary, ...topics, passage?.text ?? ''];
  const cited = sectionsOf(texts.join('\n\n'), false);
  const shown = sectionsOf(sentence?.text ?? '', false);
  return [...asked].find((section) => cited.has(section) && !shown.has(section)) ?? null;
}

/** The case's docket number, if the query contains it. */
function docketIn(asked: string, docket: string | null): string | null {
  const numbers = docket?.match(/[\p{L}\d]+(?:[-–.][\p{L}\d]+)+/gu) ?? [];
  return numbers.find((number) => asked.toLowerCase().includes(number.toLowerCase())) ?? null;
}
