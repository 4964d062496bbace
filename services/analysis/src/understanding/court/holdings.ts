import type { Sentence } from '@casewright/legal';
import type { TextSpan } from '../../engine/extracted-text.js';
import type { Disposition } from './court-matter.js';

const MOST = 6;
const BARE = 25;

/** How plainly a sentence says what the court decides. */
const SIGNS: readonly (readonly [number, RegExp])[] = [
  [
    10,
    /\b(?:[Ww]e|[Tt]he [Cc]ourt|[Tt]his [Cc]ourt)(?:,? (?:therefore|thus|accordingly|now|also|further|hereby|today|likewise|simply),?)* (?:hold|holds)\b/,
  ],
  [9, /\b(?:[Oo]ur holding (?:today|here|is)|[Ww]e so hold|[Tt]oday we hold)\b|^(?:\*\d+ )?Held\b/],
  [
    7,
    /\b(?:[Ww]e|[Tt]he [Cc]ourt)(?:,? (?:therefore|thus|accordingly|now|also|further|hereby|likewise|must|only),?)* (?:conclude|concludes|rule|are of the opinion|are satisfied|are persuaded)\b|^(?:In our (?:opinion|judgment)|We are of opinion)\b/,
  ],
  [
    6,
    /\b(?:[Ww]e|[Tt]he [Cc]ourt)(?:,? (?:therefore|thus|accordingly|now|also|further|hereby|will|must),?)* (?:affirm|reverse|vacate|remand|dismiss|deny|denies|grant|grants|overrule|sustain|reject|decline|find no)s?\b/,
  ],
  [
    6,
    /\b(?:is|are|be|was)\s+(?:hereby\s+|therefore\s+|accordingly\s+)?(?:GRANTED|DENIED|AFFIRMED|REVERSED|VACATED|DISMISSED|OVERRULED|SUSTAINED|ALLOWED|ADOPTED)\b/,
  ],
  [
    7,
    /\b[Oo]rdered\b[^.]{0,60}\bthat\b[^.]{0,140}\bbe,? (?:and (?:it )?(?:hereby )?is,? )?(?:hereby )?(?:affirmed|reversed|vacated|dismissed|granted|denied|sustained|overruled)\b/i,
  ],
  [7, /\bIT IS\b[^.]{0,40}\b(?:ORDERED|ADJUDGED)\b/],
  [
    6,
    /^(?:The judgment is\s+)?(?:Affirmed|Reversed|Vacated|Dismissed|Remanded|AFFIRMED|REVERSED|VACATED|DISMISSED)\b[^.]{0,80}\.?$/,
  ],
  [5, /\bthe judgment\b[\s\S]{0,160}\bis (?:affirmed|reversed|vacated)\b/],
  [
    6,
    /^(?:Judgments?|Orders?|Decrees?|Appeals?|Convictions?|Petitions?)[^.;]{0,60}\b(?:affirmed|reversed|vacated|dismissed|denied|granted|remanded)\b/,
  ],
  [
    6,
    /\b(?:judgment|order|decree|conviction|decision)\b[^.;]{0,90}\b(?:is|are|must be|should be|will be) (?:therefore |accordingly |hereby )?(?:affirmed|reversed|vacated|set aside)\b/,
  ],
  [
    5,
    /\b(?:[Aa]ccordingly|[Tt]herefore|[Ff]or (?:the|these) (?:foregoing )?reasons),? (?:the )?(?:judgment|order|motion|petition|appeal|decision|assignment|conviction)\b/,
  ],
  [
    4,
    /^(?:The|These|This|Both|All) [^.;]{3,90}?\b(?:is|are) (?:hereby )?(?:consolidated|extended (?:to|until)|stayed|continued (?:to|until)|lifted)\b/,
  ],
  [
    4,
    /(?<!\b(?:if|when|unless|where|until|whether|before|after|that) )\b(?:[Tt]he|[Tt]his) [Cc]ourt (?:therefore |hereby |further |also )?(?:finds|orders|directs|awards)\b/,
  ],
  [
    4,
    /\b[Ww]e (?:agree|find) that\b|\bassignments? of error (?:is|are)\b[^.]{0,40}\b(?:overruled|sustained|without merit|well taken)\b/,
  ],
];
/** What others hold, and what the court reports, is no holding of this case. */
/** Arguments of the parties, and formal words, decide nothing. */
const ARGUED =
  /^We (?:decline|refuse) to do so\b|^(?:¶?\s?\d* ?)?(?:[A-Z][\w’'-]*,? ){1,4}(?:contends?|argues?|asserts?|claims?|maintains?|suggests?)\b|\bjurisdiction (?:arises|under|pursuant)\b|\bI (?:cannot|dissent|concur|would)\b/;
const REPORTED =
  /\b(?:district court|trial court|court below|lower court|Court of Appeals|jury|magistrate|board|dissent)\b[^.]{0,40}\b(?:held|concluded|found|ruled)\b|\bwe (?:held|have held|review|need not|do not (?:decide|reach))\b|\bask(?:s|ed)? (?:us|that|the court) (?:to|we)\b/i;

/** The sentences in which the court decides, the plainest ones, in the text's order. */
export function findHoldings(sentences: readonly Sentence[], within: TextSpan): TextSpan[] {
  const rated = sentences.flatMap((sentence) => {
    const { start, end, text } = sentence;
    if (start < within.start || end > within.end || text.length < 8 || text.length > 900) return [];
    const sign = SIGNS.find(([, words]) => words.test(text) && !/^IT IS SO ORDERED/.test(text));
    if (!sign || isQuoted(text, sign[1])) return [];
    const late = (start - within.start) / Math.max(1, within.end - within.start);
    const weight =
      sign[0] +
      (late > 0.85 ? 1.5 : 0) -
      (REPORTED.test(text) ? 5 : 0) -
      (ARGUED.test(text) ? 4 : 0) -
      (/^If\b/.test(text) ? 9 : 0) -
      (text.length > 500 ? 1 : 0);
    return weight >= 4
      ? [{ start, end, weight, words: text.replace(/\W+/g, ' ').slice(0, 80) }]
      : [];
  });
  const seen = new Set<string>();
  const distinct = rated.filter(({ words }) => !seen.has(words) && seen.add(words));
  const plainest = distinct.sort((a, b) => b.weight - a.weight || a.start - b.start).slice(0, MOST);
  // A bare “Affirmed.” adds nothing to a sentence that says what is affirmed.
  const told = plainest.filter((each) => each.end - each.start >= BARE);
  return (told.length > 0 ? told : plainest)
    .sort((a, b) => a.start - b.start)
    .map(({ start, end }) => ({ start, end }));
}

/** Whether the words of decision stand inside quote marks: then another court said them. */
function isQuoted(text: string, words: RegExp): boolean {
  const at = text.search(words);
  const before = text.slice(0, at);
  return (
    (before.match(/[“"]/g)?.length ?? 0) >
    (before.match(/[”]/g)?.length ?? 0) + (before.match(/"/g)?.length ?? 0) / 2 + 0.4
  );
}

const ACT =
  '(?:AFFIRMED|REVERSED|VACATED|REMANDED|DISMISSED|DENIED|GRANTED|MODIFIED|SET ASIDE|ENFORCED|TRANSFERRED)';
const FORMAL = new RegExp(
  `\\b(?:${ACT})(?:,? (?:AND |IN PART,? (?:AND )?|as modified,? (?:and )?)?(?:${ACT}|IN PART))*`,
  'g',
);
/** A line of its own: `Affirmed.`, `Reversed and remanded.` */
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

/** The sentence that a match stands in. */
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
