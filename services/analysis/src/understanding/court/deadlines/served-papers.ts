import { itemAt } from '../../reading/spans.js';
import type { Deadline } from '../court-matter.js';
import { isDistrictCourt, isFederalParty } from '../federal-courts.js';
import { PRESENT_COUNTING } from './count-days.js';
import { type DeadlineSource, deadline } from './deadline.js';

/** Service of a summons and complaint, or of discovery requests, with its date. */
export function servedPapers({
  caption,
  sentences,
  dates,
  documentType,
  parties,
}: DeadlineSource): Deadline[] {
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
      // The United States has 60 days, from service on the United States attorney: Rule 12(a)(2).
      if (parties.some((party) => isFederalParty(party) && /Defendant/.test(party.role ?? '')))
        return [];
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
        30,
        rule,
        'service of the requests',
        why,
        extra,
      ),
    ];
  });
}
