import type { CourtMatter } from '../../documents/court/court-matter.js';
import { proseName } from '../../documents/parties/names.js';
import { wordsOf } from '../../documents/reading/spans.js';
import type { Section, Understanding } from '../../documents/understanding.js';
import { authoritiesParagraph, unconfirmedAdvice } from './citation-prose.js';
import { docketsText } from './dockets-text.js';
import { findingInsights, findingRecommendations } from './finding-prose.js';
import { formText, isForm } from './form-text.js';
import { keyPassages } from './key-sentences.js';
import { advice, insights } from './paper-advice.js';
import type { Reading } from './reading.js';
import { statedDeadlines } from './stated-dates.js';
import {
  article,
  closing,
  listed,
  type Prose,
  paragraphs,
  quoted,
  withoutDoubledMarks,
} from './words.js';

/** What one side's paper, or a court notice, asks for and argues. */
export function paperProse(reading: Reading, court: CourtMatter): Prose {
  const { document } = reading;
  return {
    analysis: paragraphs([
      opening(document, court),
      outline(document),
      reliefText(document, court),
      isForm(document) ? formText(document) : keyPassages(document, 'Its key passages', 3),
      authoritiesParagraph(reading),
    ]),
    insights: [...findingInsights(reading), ...insights(document, court)],
    recommendations: [
      ...findingRecommendations(reading),
      ...advice(document, court),
      ...statedDeadlines(document),
      ...unconfirmedAdvice(reading),
    ],
  };
}

function opening(document: Understanding, { caption, posture }: CourtMatter): string {
  const { documentType, title, parties } = document;
  const headed = title ? `, headed “${wordsOf(document.text, title)}”,` : '';
  const name = caption.caseName ? ` in ${caption.caseName}` : '';
  const docket = docketsText(document, caption);
  const where = caption.court ? `, before the ${caption.court.name}` : '';
  const sides = parties.filter(({ role }) => role !== null);
  const roles =
    sides.length >= 2
      ? ` ${listed(sides.map((party) => `${proseName(party.name)} (${party.role})`))} appear in its caption.`
      : '';
  const stage = posture ? ` It tells of ${posture.stage}.` : '';
  return withoutDoubledMarks(
    `This is ${article(documentType.label.toLowerCase())}${headed}${name}${docket}${where}.${roles}${stage}`,
  );
}

const PARTS = /\b(?:count|cause of action|claim|argument|point|defense|issue)\b/i;

/** Counts of a complaint, defenses of an answer, points of a brief: the headings say what is argued. */
function outline({ sections, documentType }: Understanding): string | null {
  const named = sections.filter(
    (section) =>
      section.heading &&
      section.heading.length > 8 &&
      !/^(?:TABLE|CERTIFICATE|CONCLUSION|INTRODUCTION|BACKGROUND|PARTIES|JURISDICTION|VENUE|FACTS)\b/i.test(
        section.heading,
      ),
  );
  const parts = named.filter(
    ({ heading, number }) => PARTS.test(heading!) || (number !== null && isArgument(heading!)),
  );
  if (parts.length === 0) return null;
  const noun =
    documentType.type === 'complaint'
      ? 'claims'
      : documentType.type === 'answer'
        ? 'defenses'
        : 'points';
  const heads = parts.slice(0, 8).map((section: Section) => `“${section.heading}”`);
  return `Its ${noun} are set out under ${heads.length === 1 ? 'the heading' : 'the headings'} ${listed(heads)}.`;
}

const isArgument = (heading: string): boolean => heading.split(' ').length > 4;

function reliefText(document: Understanding, { relief }: CourtMatter): string | null {
  if (relief.length === 0) return null;
  const asked = relief.slice(0, 5).map((span) => closing(quoted(document, span, 260)));
  return `It asks for the following: ${asked.join(' ')}`;
}
