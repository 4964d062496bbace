import type { TextSpan } from '../../../extracted-text.js';
import { decides } from '../../document-type/classify.js';
import type { Deadline } from '../court-matter.js';
import { decisionDate } from '../decision-date.js';
import {
  isAppealsCourt,
  isCriminal,
  isDistrictCourt,
  isFederalParty,
  isSupremeCourt,
} from '../federal-courts.js';
import { PRESENT_COUNTING } from './count-days.js';
import { type DeadlineSource, deadline } from './deadline.js';

/** Rule 40 was rewritten on that day; its time limits stayed, under another number. */
const REHEARING_RENUMBERED = '2024-12-01';
/** What ends a case, or a part of it. */
const ENDS = /\b(?:affirm|revers|vacat|dismiss|terminat)\w*\b/i;
const FINAL =
  /\b(?:final judgment|judgment is (?:hereby )?entered|clerk (?:is directed to|shall) (?:enter judgment|close))\b/i;
const CRIMINAL = /\bcriminal\b|\bconviction\b|\bsentenc/i;

/** A clerk's notice, on the day of the judgment that it tells of; its parties decide the period. */
const tellsOfJudgment = ({ documentType, parties, text }: DeadlineSource): boolean =>
  documentType.type === 'notice' &&
  parties.length > 0 &&
  /\bToday\b[^.]{0,40}\b[Cc]ourt entered its judgment\b/.test(text);

/** A decision, and where its date is. */
interface Decision {
  at: TextSpan;
  date: string;
  source: DeadlineSource;
}

/** What may be filed against a judgment or decision, from the day on which it was entered. */
export function fromJudgment(source: DeadlineSource): Deadline[] {
  const { caption, dates, documentType, text } = source;
  if (!decides(documentType) && !tellsOfJudgment(source)) return [];
  if (documentType.type === 'order' && !ENDS.test(text)) return [];
  const dated = decisionDate(text, dates);
  if (!dated || dated.date < PRESENT_COUNTING) return [];
  const decision = { at: { start: dated.start, end: dated.end }, date: dated.date, source };
  if (isSupremeCourt(caption)) return afterSupremeCourt(decision);
  if (isAppealsCourt(caption)) return afterAppeal(decision);
  const isFinal = documentType.type === 'judgment' || FINAL.test(text);
  return isDistrictCourt(caption) && isFinal && !isCriminal(caption) ? afterTrial(decision) : [];
}

function afterSupremeCourt({ at, date }: Decision): Deadline[] {
  const why = 'A petition for rehearing must be filed within 25 days after the decision';
  return [
    deadline({
      at,
      what: 'A petition for rehearing',
      event: date,
      days: 25,
      rule: 'Sup. Ct. R. 44.1 and 30.1',
      trigger: 'the decision',
      why,
    }),
  ];
}

function afterAppeal({ at, date, source: { parties, text } }: Decision): Deadline[] {
  const isFederalCivil = parties.some(isFederalParty) && !CRIMINAL.test(text.slice(0, 8_000));
  const rehearing = date < REHEARING_RENUMBERED ? '40(a)(1)' : '40(d)(1)';
  const who = isFederalCivil
    ? 'In a civil case to which the United States, its agency or officer is a party, a'
    : 'A';
  const days = isFederalCivil ? 45 : 14;
  return [
    deadline({
      at,
      what: 'A petition for panel rehearing or rehearing en banc',
      event: date,
      days,
      rule: `Fed. R. App. P. ${rehearing} and 26(a)(1)`,
      trigger: 'entry of the judgment',
      why: `${who} petition for rehearing may be filed within ${days} days after entry of judgment`,
    }),
    deadline({
      at,
      what: 'A petition for a writ of certiorari',
      event: date,
      days: 90,
      rule: 'Sup. Ct. R. 13.1 and 30.1',
      trigger: 'entry of the judgment',
      why: 'A petition for certiorari is due within 90 days after entry of the judgment, or after a timely petition for rehearing is denied',
    }),
  ];
}

function afterTrial({ at, date, source: { parties } }: Decision): Deadline[] {
  const [days, letter] = parties.some(isFederalParty) ? [60, 'B'] : [30, 'A'];
  return [
    deadline({
      at,
      what: 'A motion to alter or amend the judgment',
      event: date,
      days: 28,
      rule: 'Fed. R. Civ. P. 59(e) and 6(a)(1)',
      trigger: 'entry of the judgment',
      why: 'A motion to alter or amend must be filed within 28 days after entry of the judgment, and the court may not extend the time',
    }),
    deadline({
      at,
      what: 'A notice of appeal',
      event: date,
      days,
      rule: `Fed. R. App. P. 4(a)(1)(${letter}) and 26(a)(1)`,
      trigger: 'entry of the judgment',
      why: `A notice of appeal in a civil case must be filed within ${days} days after entry of the judgment`,
    }),
  ];
}
