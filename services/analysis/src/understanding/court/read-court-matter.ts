import { decides } from '../document-type/classify.js';
import type { Section } from '../understanding.js';
import type { Caption, CourtMatter } from './court-matter.js';
import type { DeadlineSource } from './deadlines/deadline.js';
import { findDeadlines } from './deadlines/find-deadlines.js';
import { findDisposition, findHoldings } from './holdings.js';
import { findIssues, findStandards } from './issues.js';
import { leadOpinion } from './lead-opinion.js';
import { findPosture } from './posture.js';
import { findRelief } from './relief.js';

/** What a court paper or an opinion says of its case. */
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
