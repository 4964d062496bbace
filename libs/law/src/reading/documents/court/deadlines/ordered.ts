import { spell } from '@casewright/law/citations/figures';
import { decides } from '../../document-type/classify.js';
import type { Deadline } from '../court-matter.js';
import { isOnShortLine } from '../decision-date.js';
import { isAppealsCourt, isDistrictCourt } from '../federal-courts.js';
import { PRESENT_COUNTING } from './count-days.js';
import { type DeadlineSource, deadline } from './deadline.js';

const FROM_ORDER =
  /\bwithin\b[^.;]{0,40}?\b(?:of|after|from)\s+(?:the\s+)?(?:date|entry|issuance|filing|service)?\s*(?:of\s+)?(?:this|the present)\s+(?:\w+\s+)?(?:order|opinion|decision|memorandum|judgment|report|ruling|notice|letter)/i;

/** `within 14 days of the date of this Order`: the paper states both the period and its beginning. */
export function ordered({
  caption,
  sentences,
  dates,
  durations,
  documentType,
  text,
}: DeadlineSource): Deadline[] {
  const federal = isDistrictCourt(caption) || isAppealsCourt(caption);
  const sets = documentType.type === 'notice' ? 'notice' : 'order';
  if (!federal || !(decides(documentType) || sets === 'notice')) return [];
  const entered = dates.findLast(
    (date) =>
      ['decided', 'filed', 'signature'].includes(date.kind) &&
      date.date >= PRESENT_COUNTING &&
      isOnShortLine(text, date),
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
      deadline({
        at: sentence,
        what: `What the ${sets} requires within ${spell(period)}`,
        event: entered.date,
        days: period.count,
        rule,
        trigger: `this ${sets}`,
        why: `The ${sets} sets a period of ${spell(period)} from its own date`,
      }),
    ];
  });
}
