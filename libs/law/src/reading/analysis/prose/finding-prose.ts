import { CLAUSE_CATEGORIES, type Finding } from '@casewright/contracts';
import type { Reading } from './reading.js';
import { tellingSentence } from './telling-sentence.js';
import { closing, counted, inBrackets, listed, placeOf, quoted } from './words.js';

const MOST_INSIGHTS = 10;
const MOST_RECOMMENDATIONS = 10;
/** Places that one line names. */
const MOST_PLACES = 3;

const CLAUSES: ReadonlySet<string> = new Set(CLAUSE_CATEGORIES);

/** Whether a finding reports what a clause says, and not that something is wrong. */
export const isClause = ({ category }: Finding): boolean => CLAUSES.has(category);

/** Whether a clause may be built on; a doubtful one asks in its title whether it belongs. */
export const isSure = ({ title }: Finding): boolean => !title.endsWith('?');

/** What is missing is nowhere: such a finding quotes the head of the paper, for want of a place. */
const isAbsence = ({ category }: Finding): boolean => category.startsWith('missing-');

/** Findings that call for something, the severest first. */
export const serious = ({ findings }: Pick<Reading, 'findings'>): Finding[] =>
  findings.filter(({ severity }) => severity === 'high' || severity === 'medium');

/** The weightiest findings with their places; several clauses of one category in one line. */
export function findingInsights(reading: Reading, most = MOST_INSIGHTS): string[] {
  const grave = serious(reading);
  const seen = new Set<string>();
  return grave
    .flatMap((finding) => {
      if (!isClause(finding)) return [`${headed(reading, [finding])}: ${finding.explanation}`];
      if (seen.has(finding.category)) return [];
      seen.add(finding.category);
      return [
        clauseInsight(
          reading,
          grave.filter(({ category }) => category === finding.category),
        ),
      ];
    })
    .slice(0, most);
}

/** A clause is reported in its own words. */
function clauseInsight(reading: Reading, clauses: readonly Finding[]): string {
  const told = clauses
    .map((clause) => tellingSentence(reading.document, clause))
    .find((each) => each !== null);
  const said = told ?? clauses[0]!;
  return closing(`${headed(reading, clauses)}: ${quoted(reading.document, said, 260)}`);
}

function headed({ document }: Reading, findings: readonly Finding[]): string {
  const places = [
    ...new Set(
      findings
        .filter((finding) => !isAbsence(finding))
        .map(({ start }) => placeOf(document, start))
        .filter((place) => place !== null),
    ),
  ];
  const title = findings[0]!.title.replace(/\.$/, '');
  if (places.length === 0) return title;
  const more =
    places.length > MOST_PLACES
      ? [...places.slice(0, MOST_PLACES), counted(places.length - MOST_PLACES, 'more place')]
      : places;
  return `${title} (${listed(more)})`;
}

/** What to do about them, each advice once, the most urgent first. */
export function findingRecommendations({ document, findings }: Reading): string[] {
  const said = new Set<string>();
  return findings
    .flatMap((finding) => {
      const { recommendation, start, title } = finding;
      if (recommendation === undefined || said.has(recommendation)) return [];
      said.add(recommendation);
      const place = isAbsence(finding) ? '' : inBrackets(document, start);
      if (isClause(finding)) return [`${title}${place}: ${recommendation}`];
      return [
        place && !recommendation.includes(place.slice(2, -1))
          ? `${capital(place.slice(2, -1))}: ${recommendation}`
          : recommendation,
      ];
    })
    .slice(0, MOST_RECOMMENDATIONS);
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
