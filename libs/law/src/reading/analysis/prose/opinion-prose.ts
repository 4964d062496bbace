import { longDate } from '@casewright/law/citations/figures';
import type { Caption, CourtMatter } from '../../documents/court/court-matter.js';
import { decisionDate } from '../../documents/court/decision-date.js';
import { proseName } from '../../documents/parties/names.js';
import type { Understanding } from '../../documents/understanding.js';
import { ownCitations } from '../check-citations.js';
import { authoritiesParagraph, unconfirmedAdvice } from './citation-prose.js';
import { docketsText } from './dockets-text.js';
import { findingInsights, findingRecommendations } from './finding-prose.js';
import { keyPassages } from './key-sentences.js';
import { mainstay, relianceAdvice, weight } from './opinion-weight.js';
import type { Reading } from './reading.js';
import { statedDates, statedDeadlines } from './stated-dates.js';
import { closing, inBrackets, listed, type Prose, paragraphs, quoted } from './words.js';

/** A brief of the case, as an associate writes one: who, where, what was asked, what was held. */
export function opinionProse(reading: Reading, court: CourtMatter): Prose {
  const { document } = reading;
  return {
    analysis: paragraphs([
      opening(document, court),
      issuesText(document, court),
      holdingsText(document, court) ?? keyPassages(document, 'In its own words', 3),
      standardsText(document, court),
      authoritiesParagraph(reading),
    ]),
    insights: [
      ...findingInsights(reading, 5),
      ...court.holdings
        .slice(0, 4)
        .map((span) =>
          closing(
            `The court decides${inBrackets(document, span.start)}: ${quoted(document, span, 360)}`,
          ),
        ),
      ...weight(document),
      ...(isOrder(document) ? statedDates(document) : []),
      ...mainstay(reading),
    ],
    recommendations: [
      ...findingRecommendations(reading),
      ...(isOrder(document) ? statedDeadlines(document) : []),
      ...relianceAdvice(document, court),
      ...unconfirmedAdvice(reading),
    ],
  };
}

/** An opinion tells of dates that were; an order sets those that come. */
const isOrder = ({ documentType }: Understanding): boolean => documentType.type === 'order';

function opening(document: Understanding, court: CourtMatter): string {
  const { caption, posture, disposition } = court;
  const kind =
    document.documentType.type === 'opinion'
      ? 'opinion'
      : document.documentType.type === 'judgment'
        ? 'judgment'
        : 'order';
  const name = caption.caseName ? ` in ${caption.caseName}` : '';
  const docket = docketsText(document, caption);
  const own = ownCitations(document)[0];
  const reported = own ? `, ${own.normalized}` : '';
  const by = caption.court ? ` of the ${caption.court.name.replace(/^the /i, '')}` : '';
  const decided = decisionDate(document.text, document.dates);
  const when = decided
    ? `, ${decided.kind === 'decided' ? 'decided' : 'filed'} ${longDate(decided.date)}`
    : '';
  const stage = posture ? ` It comes to the court as ${posture.stage}.` : '';
  const outcome = disposition ? ` The outcome: ${disposition.act}.` : '';
  const known = by || name || docket || when;
  const start = known
    ? `This is the ${kind}${by}${name}${docket}${reported}${when}.`
    : `This is a judicial ${kind}, whose caption is not part of the text.`;
  return `${start}${judgesText(caption)}${stage}${outcome}`;
}

/** Who wrote it, where one is told to have; else whom it names. */
function judgesText({ judges }: Caption): string {
  const names = judges.slice(0, 9).map(({ name }) => proseName(name));
  if (names.length === 0) return '';
  if (names.length === 1 && judges[0]!.wrote) return ` ${names[0]} wrote it.`;
  return ` The text names ${listed(names)} as ${names.length === 1 ? 'the judge' : 'judges'}.`;
}

function issuesText(document: Understanding, { issues }: CourtMatter): string | null {
  if (issues.length === 0) return null;
  const put = issues.slice(0, 3).map((span) => closing(quoted(document, span, 380)));
  return `${put.length === 1 ? 'The question is put in these words' : 'The questions are put in these words'}: ${put.join(' ')}`;
}

function holdingsText(document: Understanding, { holdings }: CourtMatter): string | null {
  if (holdings.length === 0) return null;
  const said = [...new Set([holdings[0]!, holdings.at(-1)!])].map((span) =>
    closing(`${quoted(document, span, 420)}${inBrackets(document, span.start)}`),
  );
  return `The decision, in the court’s own words: ${said.join(' ')}`;
}

function standardsText(document: Understanding, { standards }: CourtMatter): string | null {
  const [first] = standards;
  if (!first) return null;
  const names = listed(standards.map(({ name }) => name));
  return closing(
    `It speaks of ${standards.length === 1 ? 'one standard' : 'these standards'}, ${names}; on ${first.name}: ${quoted(document, first, 280)}`,
  );
}
