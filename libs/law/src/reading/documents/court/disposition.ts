import type { TextSpan } from '../../extracted-text.js';
import type { Disposition } from './court-matter.js';

const ACT =
  '(?:AFFIRMED|REVERSED|VACATED|REMANDED|DISMISSED|DENIED|GRANTED|MODIFIED|SET ASIDE|ENFORCED|TRANSFERRED)';
const FORMAL = new RegExp(
  `\\b(?:${ACT})(?:,? (?:AND |IN PART,? (?:AND )?|as modified,? (?:and )?)?(?:${ACT}|IN PART))*`,
  'g',
);
/** A separate line: `Affirmed.`, `Reversed and remanded.` */
const ALONE =
  /(?<=^|\n)\s{0,200}((?:Affirmed|Reversed|Vacated|Dismissed|Remanded)\b[^.\n]{0,60})\.?[ \t]*(?=\n|$)/g;
const PROSE =
  /\b(?:[Jj]udgments?|[Oo]rders?|[Dd]ecrees?|[Aa]ppeals?|[Cc]onvictions?|[Pp]etitions?|[Ww]rits?|[Dd]ecisions?|[Mm]otions?)\b[^.;]{0,90}?\b((?:is|are|be|was|must be|should be|will be)?(?: hereby| therefore| accordingly)?\s?(?:affirmed|reversed|vacated|dismissed|denied|granted|remanded)(?:,? (?:and|in part,? and)? ?(?:the (?:cause|case|matter) (?:is )?)?(?:reversed|remanded|affirmed|vacated|rendered|in part))*)/g;
const ACTIVE =
  /\b[Ww]e (?:therefore |accordingly |hereby |thus )?(affirm|reverse|vacate|remand|dismiss|deny|grant)(?: in part)?(?:,? and (affirm|reverse|vacate|remand|dismiss|deny|grant)(?: in part)?)?\b/g;
const PAST: Record<string, string> = {
  affirm: 'affirmed',
  reverse: 'reversed',
  vacate: 'vacated',
  remand: 'remanded',
  dismiss: 'dismissed',
  deny: 'denied',
  grant: 'granted',
};

/** What one judge would do, what was done below or is asked for, is not what the court does. */
const OF_OTHERS =
  /(?<!\b(?:Part|Article|Count|Title|Class|Type|Chapter) )\b(?:I|[Mm]e)\b(?!\.)|\b(?:would|dissent\w*)\b|\b(?:contends?|argues?|asks?|prays?|requests? (?:that|this|us|the [Cc]ourt))\b|\b(?:[Dd]istrict|[Tt]rial|[Cc]ircuit|[Ss]uperior|[Ll]ower) [Cc]ourt(?: also| then| had| properly| erroneously)? (?:affirmed|reversed|vacated|dismissed|denied|granted)\b|\b(?:was|were|had been|having been) (?:affirmed|reversed|vacated|dismissed|denied|granted|remanded)\b|\b(?:cert(?:\.|iorari)|writ|rev(?:iew|\.)|reh(?:earing|['’]?g)\.?),? (?:denied|granted|dismissed)\b/;

/** The sentence that a match appears in. */
function aroundOf(text: string, { index, 0: match }: RegExpExecArray): string {
  const start = index + match.length - match.trimStart().length;
  const before = text.slice(Math.max(0, start - 300), start);
  const from = /[\s\S]*(?:[.!?]["”’)]?\s+(?=[A-Z“"]|$)|\n\s*\n)/.exec(before)?.[0].length ?? 0;
  const end = index + match.length;
  return before.slice(from) + text.slice(start, end) + /^[^.!?\n]{0,200}/.exec(text.slice(end))![0];
}

/** What the court did in the end: the last words of disposition of its opinion, or of the head. */
export function findDisposition(text: string, within: TextSpan): Disposition | null {
  const tailFrom = Math.max(within.start, within.end - 4_000);
  const tail = text.slice(tailFrom, within.end);
  const found = [
    ...tail.matchAll(FORMAL),
    ...tail.matchAll(ALONE),
    ...tail.matchAll(PROSE),
    ...tail.matchAll(ACTIVE),
  ]
    .sort((a, b) => a.index - b.index)
    .findLast((match) => !OF_OTHERS.test(aroundOf(tail, match)));
  const [match, from] = found
    ? [found, tailFrom]
    : [[...text.slice(0, 3_000).matchAll(FORMAL)][0], 0];
  if (!match) return null;
  const done = withRemand(actOf(match), text, from + match.index, match[0].length);
  const act = done && withObject(done, text, from + match.index + match[0].length);
  return act ? { start: from + match.index, end: from + match.index + match[0].length, act } : null;
}

/** What can be denied or granted besides a case itself. */
const OBJECT =
  /\b(application for leave to appeal|(?:petition|motion|application) (?:for|to) (?:an? |the |writ of |leave to )*(?:rehearing|reconsideration|certiorari|review|habeas corpus|mandamus|prohibition|dismiss|summary judgment|contempt|new trial|appeal|intervene|compel|remand)|petition|application|motion|appeal|writ)\b/gi;

/** `denied` says little without what is denied. */
function withObject(act: string, text: string, end: number): string {
  if (!/^(?:denied|granted|dismissed)$/.test(act)) return act;
  const before = /[^.;]*$/.exec(text.slice(Math.max(0, end - 320), end))![0];
  const what = [...before.matchAll(OBJECT)].at(-1)?.[0];
  return what ? `${what.toLowerCase().replace(/\s+/g, ' ')} ${act}` : act;
}

/** The case may be sent back in another clause, or in the sentence behind the reversal. */
function withRemand(act: string | null, text: string, at: number, length: number): string | null {
  if (!act) return null;
  if (act === 'remanded') {
    const before = /\b(?:is|are) (?:hereby )?(affirmed|reversed|vacated)\.\s+$/.exec(
      text.slice(Math.max(0, at - 120), at),
    )?.[1];
    return before ? `${before} and remanded` : act;
  }
  if (!/^(?:affirmed|reversed|vacated)$/.test(act)) return act;
  const behind = /^[^.;\n]{0,160}/.exec(text.slice(at + length))![0];
  return /,?\s(?:and )?(?:we )?(?:hereby )?remand (?:the|this|for|to)\b/.test(behind)
    ? `${act} and remanded`
    : act;
}

function actOf(match: RegExpMatchArray): string | null {
  const [all, first, second] = match;
  if (first && PAST[first])
    return [PAST[first], second && PAST[second]].filter(Boolean).join(' and ');
  const words = (first ?? all).toLowerCase().replace(/\s+/g, ' ');
  return (
    words
      .replace(
        /^.*?(?=affirmed|reversed|vacated|dismissed|denied|granted|remanded|modified|set aside|enforced|transferred)/,
        '',
      )
      .replace(/,? (?:and )?the (?:cause|case|matter) (?:is )?/, ' and ') || null
  );
}
