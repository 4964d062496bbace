import type { DateKind } from '@casewright/contracts';
import type { TextSpan } from '../extracted-text.js';

/** Characters in front of a date that say what it is the date of. */
const BEFORE = 110;
const AFTER = 60;

type Rule = readonly [DateKind, RegExp];

/** Tried in order on the words right before a date. */
const RULES_BEFORE: readonly Rule[] = [
  ['argued', /\b(?:re)?argued:?(?: and submitted:?| on| at [A-Z][^.]{0,30})?\s*(?:on )?$/i],
  ['argued', /\bsubmitted:?\s*$/i],
  [
    'decided',
    /\b(?:decided|opinion (?:filed|issued)|delivered|rendered|so ordered)(?: and filed)?:?\s*(?:on |this )?(?:the )?$/i,
  ],
  ['deadline', /\btime\b[^.;]{0,80}\bextended (?:until|to|through)(?: and including)?\s*$/i],
  [
    'hearing',
    /\b(?:hearing|trial(?! (?:courts?|judges?)\b)|conference|oral argument)\b[^.;]{0,60}$/i,
  ],
  ['served', /\bserved?\b[^.;]{0,70}$/i],
  [
    'expiration',
    /\b(?:expir\w+|terminat\w+ (?:on|as of)|end(?:s|ing)?(?: on)?|until|through)(?: and including)?,? (?:midnight (?:on|of) )?$/i,
  ],
  ['expiration', /\bexpir(?:ation|es?|y)\b[^.;]{0,40}$/i],
  ['effective', /\beffective(?: as of| on| date)?\b[^.;]{0,40}$/i],
  [
    'effective',
    /\b(?:commenc\w+|takes? effect|in force|beginning|starting)(?: on| from| as of| date)?\b[^.;]{0,25}$/i,
  ],
  ['closing', /\bclosing(?: date)?\b[^.;]{0,40}$/i],
  [
    'deadline',
    /\b(?:no later than|not later than|on or before|deadline|due (?:on|by|date)|by)[:,]? (?:5:00 p\.m\. on |close of business on )?$/i,
  ],
  ['payment', /\b(?:pay(?:ment|able|s)?|due|instal+ment)\b[^.;]{0,40}$/i],
  ['renewal', /\brenew\w*\b[^.;]{0,40}$/i],
  ['signature', /(?:^|\n|\s{2})\s*(?:date|dated|signed)\s*:?\s*(?:this )?$/i],
  [
    'agreement',
    /\b(?:made|entered|executed|dated|agreement|contract|lease)\b[^.;]{0,60}\b(?:as of|on|this|dated|into|of)(?: the)?:?\s*$/i,
  ],
  ['agreement', /\bdated(?: as of)?\s*$/i],
  ['filed', /\b(?:re)?filed?\b:?[^.;]{0,40}$/i],
];

/** Tried on the words right behind it. */
const RULES_AFTER: readonly Rule[] = [
  ['effective', /^[,\s]*\(?(?:the |hereinafter |this )*["“]?(?:Effective|Commencement) Date/i],
  ['closing', /^[,\s]*\(?(?:the )?["“]?Closing Date/i],
  ['expiration', /^[,\s]*\(?(?:the )?["“]?(?:Expiration|Termination|Maturity) Date/i],
  ['agreement', /^[,\s]*(?:by and )?(?:between|among)\b/i],
];

/** `a sublicense agreement dated`, `that certain Lease between … dated as of`: another paper's date. */
const OF_ANOTHER =
  /\bthat certain\b[^.;]{0,100}$|\b(?:to|under|of|by|with|pursuant to) (?:an?|the|that|its|their) [\w\s-]{0,40}\b[Aa]greement,? dated(?: as of)?\s*$/;

/** What a date is the date of, judged by the words around it. */
export function dateKind(text: string, { start, end }: TextSpan): DateKind {
  const before = text.slice(Math.max(0, start - BEFORE), start).replace(/\s+/g, ' ');
  const lineBefore = text.slice(Math.max(0, start - BEFORE), start);
  const after = text.slice(end, end + AFTER);
  const behind = RULES_AFTER.find(([, words]) => words.test(after));
  if (behind) return behind[0];
  if (OF_ANOTHER.test(before)) return 'event';
  const found = RULES_BEFORE.find(([kind, words]) =>
    words.test(kind === 'signature' ? lineBefore : before),
  );
  return found?.[0] ?? 'event';
}

/** As a list of dates labels it. */
export const DATE_LABELS: Record<DateKind, string> = {
  agreement: 'Date of the agreement',
  effective: 'Effective date',
  expiration: 'Expiration',
  termination: 'Termination',
  renewal: 'Renewal',
  payment: 'Payment',
  closing: 'Closing',
  signature: 'Dated or signed',
  decided: 'Decided',
  argued: 'Argued or submitted',
  filed: 'Filed',
  served: 'Served',
  hearing: 'Hearing',
  deadline: 'Deadline',
  event: 'Date mentioned',
};
