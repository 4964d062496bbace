import type { DocumentFamily } from '@casewright/contracts';
import { pagesOf } from '@casewright/law/checking';
import { findCitations, resolveCitations, splitSentences } from '@casewright/law/citations';
import { findAmounts, findDates, findDurations } from '@casewright/law/citations/figures';
import { readSentences } from '@casewright/law/sentences';
import type { ExtractedText } from '../extracted-text.js';
import { findChoices } from './clauses/choice-of-law.js';
import { findObligations } from './clauses/obligations.js';
import { readCaption } from './court/caption.js';
import { markDecisionDate } from './court/decision-date.js';
import { readCourtMatter } from './court/read-court-matter.js';
import { dateKind } from './date-kind.js';
import { findTerms } from './defined-terms.js';
import { classify, decides } from './document-type/classify.js';
import { contractParties } from './parties/contract-parties.js';
import { findCorrespondents } from './parties/correspondents.js';
import { linesOf } from './reading/lines.js';
import { readingText } from './reading/reading-text.js';
import { findSignatures } from './signatures.js';
import { findSections } from './structure/sections.js';
import { findTitle } from './structure/title.js';
import type { Party, Signature, Understanding } from './understanding.js';

/** Reads everything out of a document that rules can. Takes time linear in its length. */
export function understand(source: ExtractedText): Understanding {
  const steps = understandInSteps(source);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * The same in steps, so that the caller may let others have their turn, or stop. Yields the name of
 * the step that comes next.
 */
export function* understandInSteps(source: ExtractedText): Generator<string, Understanding> {
  const { text } = source;
  const lines = linesOf(text);
  const title = findTitle(text, lines);
  const documentType = classify(text, title);
  yield 'sentences';
  const reading = readingText(text);
  const sentences = splitSentences(reading).map(({ start, end }) => ({
    start,
    end,
    text: text.slice(start, end),
  }));
  yield 'sections';
  const sections = findSections(source, lines);
  const terms = findTerms(text, sentences);
  yield 'figures';
  const stated = findDates(text).map((each) => ({ ...each, kind: dateKind(text, each) }));
  const dates = decides(documentType) ? markDecisionDate(stated, lines) : stated;
  const amounts = findAmounts(text);
  const durations = findDurations(text);
  const signatures = findSignatures(text);
  yield 'citations';
  const citations = findCitations(text);
  yield 'parties';
  const isCourt = documentType.family === 'court-paper' || documentType.family === 'opinion';
  const captioned = isCourt ? readCaption(text, lines) : null;
  const parties = captioned?.parties ?? partiesOf(text, documentType.family, signatures);
  const frames = isCourt ? [] : readSentences(text, sentences);
  const choices = isCourt ? [] : findChoices(text, sentences, frames);
  const obligations = findObligations(sentences, parties, terms, durations, documentType.family);
  yield 'matter';
  const matter = { text, documentType, parties, sentences, dates, durations };
  const pages = pagesOf(text, source.pages?.length ? source.pages : undefined);
  return {
    source,
    text,
    pageAt: (offset) => pages?.at(offset) ?? null,
    documentType,
    title,
    sections,
    sentences,
    frames,
    parties,
    terms,
    dates,
    amounts,
    durations,
    choices,
    signatures,
    obligations,
    citations,
    resolved: resolveCitations(citations),
    court: captioned && readCourtMatter(captioned.caption, matter, sections),
  };
}

function partiesOf(
  text: string,
  family: DocumentFamily,
  signatures: readonly Signature[],
): Party[] {
  if (family === 'contract') return contractParties(text, signatures);
  return family === 'letter' || family === 'memo' ? findCorrespondents(text) : [];
}
