import type { TextSpan } from '../../extracted-text.js';
import { decides } from '../document-type/classify.js';
import type { Section } from '../understanding.js';
import type { Caption, CourtMatter, Deadline } from './court-matter.js';
import type { DeadlineSource } from './deadlines/deadline.js';
import { fromJudgment } from './deadlines/from-judgment.js';
import { ordered } from './deadlines/ordered.js';
import { servedPapers } from './deadlines/served-papers.js';
import { findDisposition } from './disposition.js';
import { findHoldings } from './holdings.js';
import { findIssues, findStandards } from './issues.js';
import { findPosture } from './posture.js';
import { findRelief } from './relief.js';

/** What a court paper or an opinion says about its case. */
export function readCourtMatter(
  caption: Caption,
  source: Omit<DeadlineSource, 'caption'>,
  sections: readonly Section[],
): CourtMatter {
  const { text, sentences, documentType } = source;
  const isDecision = decides(documentType);
  const lead = isDecision ? leadOpinion(text) : { start: 0, end: text.length };
  return {
    caption,
    posture: findPosture(sentences),
    issues: findIssues(sentences, lead),
    holdings: isDecision ? findHoldings(sentences, lead) : [],
    standards: findStandards(sentences, lead),
    disposition: isDecision ? findDisposition(text, lead) : null,
    relief: isDecision ? [] : findRelief(text, sentences, sections),
    deadlines: findDeadlines({ ...source, caption }),
  };
}

/** A heading, or an opening, with which a separate opinion begins. */
const SEPARATE =
  /(?:^|\n)\s{0,200}(?:\*\d+\s)?(?:(?:MR\.|Mr\.|CHIEF|Chief|JUSTICE|Justice|[A-Z][A-Za-z.’'-]+,)\s?[^\n.]{0,90}?,?\s(?:concurring|dissenting)\b[^\n]{0,80}[.:]|[A-Z][A-Z.’'-]+(?:, [A-Z][\w ]+)?,? (?:J|C\.J|P\.J)\.,? \(?(?:concurring|dissenting)[^\n]{0,60}|DISSENT(?:ING OPINION)?\s*\n|CONCURR(?:ENCE|ING OPINION)\s*\n)/;

/** Footnotes that were gathered behind the opinion. */
const NOTES = /\n\s{0,200}(?:NOTES|FOOTNOTES|Footnotes)\s*\n|\n\s{0,200}\[(?:1|\*|†)\]\s+[A-Z"“]/;

/** The opinion of the court, without separate opinions and footnotes behind it. */
export function leadOpinion(text: string): TextSpan {
  const from = Math.min(1_500, Math.floor(text.length / 4));
  const end = [SEPARATE, NOTES]
    .map((expression) => expression.exec(text.slice(from))?.index)
    .filter((at) => at !== undefined);
  return { start: 0, end: end.length > 0 ? from + Math.min(...end) : text.length };
}

/**
 * Deadlines that a named federal rule computes from an event whose date the text states. Where the
 * court is no federal one, or the event has no date, there is none: nothing is assumed.
 */
function findDeadlines(source: DeadlineSource): Deadline[] {
  const found = [...servedPapers(source), ...fromJudgment(source), ...ordered(source)];
  const seen = new Set<string>();
  return found
    .filter(({ what, date }) => !seen.has(`${what}${date}`) && seen.add(`${what}${date}`))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}
