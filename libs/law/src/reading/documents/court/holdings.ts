import type { Sentence } from '@casewright/law/citations';
import type { TextSpan } from '../../extracted-text.js';

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

/** Whether the words of decision are inside quote marks: then another court said them. */
function isQuoted(text: string, words: RegExp): boolean {
  const at = text.search(words);
  const before = text.slice(0, at);
  return (
    (before.match(/[“"]/g)?.length ?? 0) >
    (before.match(/[”]/g)?.length ?? 0) + (before.match(/"/g)?.length ?? 0) / 2 + 0.4
  );
}
