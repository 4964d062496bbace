import { itemAt } from '../../reading/spans.js';
import type { StatedDate } from '../../understanding.js';
import type { Deadline } from '../court-matter.js';
import { isDistrictCourt, isFederalParty } from '../federal-courts.js';
import { PRESENT_COUNTING } from './count-days.js';
import { type DeadlineSource, deadline, type Period } from './deadline.js';

const LONGEST_SENTENCE = 900;

const SERVED =
  /\b(?:was|were|been|personally|duly)\s+(?:\w+\s+)?served\b|\bserved (?:with|on|upon|a copy|the)\b/i;
const SUMMONS =
  /\bsummons\b|\bserved with (?:the|a copy of the) (?:complaint|amended complaint)\b/i;
const DISCOVERY = /\b(?:interrogatories|requests? for (?:production|admissions?))\b/i;
const BY_MAIL =
  /\b(?:by|via) (?:first[- ]class |United States |U\.S\. |regular |certified )*mail\b/i;

/** Where a paper was served, when, and in which words. */
type Service = Pick<Period, 'at' | 'event'> & { words: string };

/** Service of a summons and complaint, or of discovery requests, with its date. */
export function servedPapers(source: DeadlineSource): Deadline[] {
  if (!isDistrictCourt(source.caption)) return [];
  return source.dates.flatMap((date) => {
    const service = serviceOn(date, source);
    if (!service) return [];
    const period = isOfSummons(service) ? toAnswer(service, source) : toRespond(service, source);
    return period ? [deadline(period)] : [];
  });
}

function serviceOn(date: StatedDate, { sentences }: DeadlineSource): Service | null {
  const at = itemAt(sentences, date.start);
  if (!at || date.date < PRESENT_COUNTING || at.text.length > LONGEST_SENTENCE) return null;
  const words = at.text.replace(/\s+/g, ' ');
  return SERVED.test(words) ? { at, event: date.date, words } : null;
}

const isOfSummons = ({ words }: Service): boolean => SUMMONS.test(words) && !/waive/i.test(words);

/** The United States has 60 days, from service on the United States attorney: Rule 12(a)(2). */
function toAnswer({ at, event }: Service, { parties }: DeadlineSource): Period | null {
  const isAgainstUs = parties.some(
    (party) => isFederalParty(party) && /Defendant/.test(party.role ?? ''),
  );
  if (isAgainstUs) return null;
  return {
    at,
    event,
    days: 21,
    what: 'The answer or a motion under Rule 12',
    rule: 'Fed. R. Civ. P. 12(a)(1)(A)(i) and 6(a)(1)',
    trigger: 'service of the summons and complaint',
    why: 'A defendant must serve an answer within 21 days after being served',
  };
}

function toRespond({ at, event, words }: Service, { documentType }: DeadlineSource): Period | null {
  if (documentType.type !== 'discovery-request' && !DISCOVERY.test(words)) return null;
  const isMailed = BY_MAIL.test(words);
  return {
    at,
    event,
    days: 30,
    mailed: isMailed ? 3 : 0,
    what: 'Responses to the discovery requests',
    rule: `Fed. R. Civ. P. 33(b)(2), 34(b)(2)(A) and 36(a)(3)${isMailed ? ', 6(d)' : ''} and 6(a)(1)`,
    trigger: 'service of the requests',
    why: `Answers and objections are due within 30 days after service${isMailed ? ', and 3 days are added for service by mail' : ''}`,
  };
}
