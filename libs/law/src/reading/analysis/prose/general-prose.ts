import { longDate, spell } from '@casewright/law/citations/figures';
import { DATE_LABELS } from '../../documents/date-kind.js';
import { wordsOf } from '../../documents/reading/spans.js';
import type { Understanding } from '../../documents/understanding.js';
import { authoritiesParagraph, unconfirmedAdvice } from './citation-prose.js';
import { findingRecommendations } from './finding-prose.js';
import { keyPassages, keySentences } from './key-sentences.js';
import type { Reading } from './reading.js';
import {
  article,
  closing,
  counted,
  inBrackets,
  listed,
  type Prose,
  paragraphs,
  quoted,
} from './words.js';

/**
 * Laws, letters, memoranda, and all else: what it says in its own key sentences, who must do what,
 * when.
 */
export function generalProse(reading: Reading): Prose {
  const { document } = reading;
  return {
    analysis: paragraphs([
      opening(document),
      keyPassages(document, 'In its own words', 5),
      dutiesText(document),
      authoritiesParagraph(reading),
    ]),
    insights: insights(document),
    recommendations: [
      ...findingRecommendations(reading),
      ...dutyAdvice(document),
      ...unconfirmedAdvice(reading),
    ],
  };
}

function opening(document: Understanding): string {
  const { documentType, title, text, parties } = document;
  const words = text.match(/\S+/g)?.length ?? 0;
  const headed = title ? `, headed “${wordsOf(text, title)}”` : '';
  const [sender, addressee] = [
    parties.find(({ role }) => role === 'Sender'),
    parties.find(({ role }) => role === 'Addressee'),
  ];
  const route = `${sender ? ` from ${sender.name}` : ''}${addressee ? ` to ${addressee.name}` : ''}`;
  const length = counted(words, 'word');
  if (documentType.type !== 'other') {
    return `This is ${article(documentType.label.toLowerCase())}${route}${headed}, of ${length}.`;
  }
  return headed || route
    ? `This document${route}${headed}, has ${length}. Its type was not recognized.`
    : `This document has ${length}. Its type was not recognized.`;
}

function dutiesText(document: Understanding): string | null {
  const duties = document.obligations.filter(({ kind }) => kind !== 'right');
  if (duties.length === 0) return null;
  const bearers = new Map<string, number>();
  for (const { bearer } of duties) {
    const who = bearer.replace(/^(?:The|You|Each|Any|No)\b/, (word) => word.toLowerCase());
    bearers.set(who, (bearers.get(who) ?? 0) + 1);
  }
  const most = [...bearers].sort((a, b) => b[1] - a[1]).slice(0, 3);
  return `It lays down ${counted(duties.length, 'duty or ban', 'duties and bans')}, chiefly on ${listed(most.map(([who]) => who))}.`;
}

function insights(document: Understanding): string[] {
  const { obligations, dates, amounts, text } = document;
  const duties = obligations
    .filter(({ kind, within }) => kind !== 'right' && within !== null)
    .slice(0, 4);
  const largest = [...amounts].sort((a, b) => b.value - a.value)[0];
  const telling = dates.filter(({ kind }) => kind !== 'event' && kind !== 'agreement').slice(0, 4);
  const made = [
    ...duties.map((duty) =>
      closing(
        `Within ${spell(duty.within!)}${inBrackets(document, duty.start)}: ${quoted(document, duty, 260)}`,
      ),
    ),
    ...telling.map(
      ({ kind, date, start }) =>
        `${DATE_LABELS[kind]}: ${longDate(date)}${inBrackets(document, start)}.`,
    ),
    ...(largest
      ? [
          `The largest amount that it names is ${wordsOf(text, largest)}${inBrackets(document, largest.start)}.`,
        ]
      : []),
  ];
  return made.length > 0
    ? made
    : keySentences(document, 2).map((span) =>
        closing(
          `A central statement${inBrackets(document, span.start)}: ${quoted(document, span, 260)}`,
        ),
      );
}

/** The duties that a reader has to perform, those with a period first. */
function dutyAdvice(document: Understanding): string[] {
  return document.obligations
    .filter(({ kind, within }) => kind === 'duty' && within !== null)
    .slice(0, 3)
    .map((duty) =>
      closing(
        `See to what ${duty.bearer} must do within ${spell(duty.within!)}${inBrackets(document, duty.start)}: ${quoted(document, duty, 160)}`,
      ),
    );
}
