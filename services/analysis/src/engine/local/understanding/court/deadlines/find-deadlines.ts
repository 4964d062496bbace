import type { DocumentType } from '@casewright/contracts';
import type { Sentence } from '@casewright/legal';
import type { TextSpan } from '../../../../../documents/extracted-text.js';
import { longDate } from '../../figures/calendar.js';
import { spell } from '../../figures/durations.js';
import { itemAt } from '../../reading/spans.js';
import type { Duration, Party, StatedDate } from '../../understanding.js';
import type { Caption, Deadline } from '../court-matter.js';
import { countDays, PRESENT_COUNTING } from './count-days.js';

/** What deadlines are read from. */
export interface DeadlineSource {
  text: string;
  documentType: DocumentType;
  caption: Caption;
  parties: readonly Party[];
  sentences: readonly Sentence[];
  dates: readonly StatedDate[];
  durations: readonly Duration[];
}

/**
 * Deadlines that a named federal rule computes from an event whose date the text states. Where the
 * court is no federal one, or the event has no date, there is none: nothing is assumed.
 */
export function findDeadlines(source: DeadlineSource): Deadline[] {
  const found = [...servedPapers(source), ...fromJudgment(source), ...ordered(source)];
  const seen = new Set<string>();
  return found
    .filter(({ what, date }) => !seen.has(`${what}${date}`) && seen.add(`${what}${date}`))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

const isDistrictCourt = (caption: Caption): boolean =>
  /district court for the|united states district court|\bU\.S\. district/i.test(
    caption.court?.name ?? '',
  );
const isAppealsCourt = (caption: Caption): boolean =>
  /^ca(?:\d{1,2}|dc|fc)$/.test(caption.court?.id ?? '');
const isSupremeCourt = (caption: Caption): boolean => caption.court?.id === 'scotus';

/** Service of a summons and complaint, or of discovery requests, with its date. */
function servedPapers({ caption, sentences, dates, documentType }: DeadlineSource): Deadline[] {
  if (!isDistrictCourt(caption)) return [];
  return dates.flatMap((date) => {
    const sentence = itemAt(sentences, date.start);
    if (!sentence || date.date < PRESENT_COUNTING || sentence.text.length > 900) return [];
    const words = sentence.text.replace(/\s+/g, ' ');
    const isService =
      /\b(?:was|were|been|personally|duly)\s+(?:\w+\s+)?served\b|\bserved (?:with|on|upon|a copy|the)\b/i.test(
        words,
      );
    if (!isService) return [];
    if (
      /\bsummons\b|\bserved with (?:the|a copy of the) (?:complaint|amended complaint)\b/i.test(
        words,
      ) &&
      !/waive/i.test(words)
    ) {
      return [
        deadline(
          sentence,
          'The answer or a motion under Rule 12',
          date.date,
          21,
          'Fed. R. Civ. P. 12(a)(1)(A)(i) and 6(a)(1)',
          'service of the summons and complaint',
          'A defendant must serve an answer within 21 days after being served',
        ),
      ];
    }
    const isDiscovery =
      documentType.type === 'discovery-request' ||
      /\b(?:interrogatories|requests? for (?:production|admissions?))\b/i.test(words);
    if (!isDiscovery) return [];
    const extra =
      /\b(?:by|via) (?:first[- ]class |United States |U\.S\. |regular |certified )*mail\b/i.test(
        words,
      )
        ? 3
        : 0;
    const rule = `Fed. R. Civ. P. 33(b)(2), 34(b)(2)(A) and 36(a)(3)${extra ? ', 6(d)' : ''} and 6(a)(1)`;
    const why = `Answers and objections are due within 30 days after service${extra ? ', and 3 days are added for service by mail' : ''}`;
    return [
      deadline(
        sentence,
        'Responses to the discovery requests',
        date.date,
        30 + extra,
        rule,
        'service of the requests',
        why,
      ),
    ];
  });
}

/** Rule 40 was rewritten on that day; its time limits stayed, under another number. */
const REHEARING_RENUMBERED = '2024-12-01';

/** What may be filed against a judgment or decision, from the day on which it was entered. */
function fromJudgment({ caption, dates, documentType, parties, text }: DeadlineSource): Deadline[] {
  const decision = dates.find(
    ({ kind, date }) => (kind === 'decided' || kind === 'filed') && date >= PRESENT_COUNTING,
  );
  if (!decision || !['opinion', 'order', 'judgment'].includes(documentType.type)) return [];
  const ends =
    documentType.type !== 'order' || /\b(?:affirm|revers|vacat|dismiss|terminat)\w*\b/i.test(text);
  if (!ends) return [];
  const { date } = decision;
  const at: TextSpan = { start: decision.start, end: decision.end };
  if (isSupremeCourt(caption)) {
    return [
      deadline(
        at,
        'A petition for rehearing',
        date,
        25,
        'Sup. Ct. R. 44.1 and 30.1',
        'the decision',
        'A petition for rehearing must be filed within 25 days after the decision',
      ),
    ];
  }
  if (isAppealsCourt(caption)) {
    const federal = parties.some(
      ({ name, kind }) =>
        kind === 'government' &&
        /United States|Secretary|Commissioner|Attorney General|Federal/i.test(name),
    );
    const days =
      federal && !/\bcriminal\b|\bconviction\b|\bsentenc/i.test(text.slice(0, 8_000)) ? 45 : 14;
    return [
      deadline(
        at,
        'A petition for panel rehearing or rehearing en banc',
        date,
        days,
        `Fed. R. App. P. ${date < REHEARING_RENUMBERED ? '40(a)(1)' : '40(d)(1)'} and 26(a)(1)`,
        'entry of the judgment',
        days === 45
          ? 'In a civil case to which the United States, its agency or officer is a party, a petition for rehearing may be filed within 45 days after entry of judgment'
          : 'A petition for rehearing may be filed within 14 days after entry of judgment',
      ),
      deadline(
        at,
        'A petition for a writ of certiorari',
        date,
        90,
        'Sup. Ct. R. 13.1 and 30.1',
        'entry of the judgment',
        'A petition for certiorari is due within 90 days after entry of the judgment, or after a timely petition for rehearing is denied',
      ),
    ];
  }
  const final =
    /\b(?:final judgment|judgment is (?:hereby )?entered|clerk (?:is directed to|shall) (?:enter judgment|close))\b/i.test(
      text,
    );
  if (!isDistrictCourt(caption) || !(documentType.type === 'judgment' || final)) return [];
  const federal = parties.some(({ name }) => /^United States\b/i.test(name));
  return [
    deadline(
      at,
      'A motion to alter or amend the judgment',
      date,
      28,
      'Fed. R. Civ. P. 59(e) and 6(a)(1)',
      'entry of the judgment',
      'A motion to alter or amend must be filed within 28 days after entry of the judgment, and the court may not extend the time',
    ),
    deadline(
      at,
      'A notice of appeal',
      date,
      federal ? 60 : 30,
      `Fed. R. App. P. 4(a)(1)(${federal ? 'B' : 'A'}) and 26(a)(1)`,
      'entry of the judgment',
      `A notice of appeal in a civil case must be filed within ${federal ? 60 : 30} days after entry of the judgment`,
    ),
  ];
}

const FROM_ORDER =
  /\bwithin\b[^.;]{0,40}?\b(?:of|after|from)\s+(?:the\s+)?(?:date|entry|issuance|filing|service)?\s*(?:of\s+)?(?:this|the present)\s+(?:\w+\s+)?(?:order|opinion|decision|memorandum|judgment|report|ruling)/i;

/** `within 14 days of the date of this Order`: the order states both the period and its beginning. */
function ordered({
  caption,
  sentences,
  dates,
  durations,
  documentType,
}: DeadlineSource): Deadline[] {
  const federal = isDistrictCourt(caption) || isAppealsCourt(caption);
  if (!federal || !['order', 'opinion', 'judgment'].includes(documentType.type)) return [];
  const entered = dates.findLast(
    ({ kind, date }) =>
      ['decided', 'filed', 'signature'].includes(kind) && date >= PRESENT_COUNTING,
  );
  if (!entered) return [];
  return sentences.flatMap((sentence) => {
    const match = FROM_ORDER.exec(sentence.text);
    if (!match) return [];
    const from = sentence.start + match.index;
    const period = durations.find(
      ({ start, unit }) => start >= from && start < from + match[0].length && unit === 'day',
    );
    if (!period) return [];
    const rule = isDistrictCourt(caption) ? 'Fed. R. Civ. P. 6(a)(1)' : 'Fed. R. App. P. 26(a)(1)';
    return [
      deadline(
        sentence,
        `What the order requires within ${spell(period)}`,
        entered.date,
        period.count,
        rule,
        'this order',
        `The order sets a period of ${spell(period)} from its own date`,
      ),
    ];
  });
}

function deadline(
  { start, end }: TextSpan,
  what: string,
  event: string,
  days: number,
  rule: string,
  trigger: string,
  why: string,
): Deadline {
  const { date, steps } = countDays(event, days);
  return {
    start,
    end,
    what,
    date,
    rule,
    reasoning: `${why} (${rule}); the text dates ${trigger} ${longDate(event)}. ${steps}`,
  };
}
