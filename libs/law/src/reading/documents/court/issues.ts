import type { Sentence } from '@casewright/law/citations';
import type { TextSpan } from '../../extracted-text.js';
import type { Standard } from './court-matter.js';

const MOST = 5;

const SIGNS: readonly (readonly [number, RegExp])[] = [
  [
    9,
    /\b(?:question|issue)s? (?:presented|before (?:us|the court|this court)|for (?:decision|review|our review)|on (?:this )?appeal)\b[^.]{0,50}\b(?:is|are|was|were|whether)\b/i,
  ],
  [
    9,
    /\b(?:question|issue|point)s? (?:presented|for (?:us|this court|the court|our) (?:to (?:decide|determine|consider)|consideration))\b[^.]{0,90}\b(?:is|are|was|were)\b/i,
  ],
  [
    8,
    /\b(?:the|sole|only|principal|primary|central|first|second|third|precise|narrow) (?:question|issue)s?\b[^.]{0,40}\b(?:is|are|was)\b/i,
  ],
  [
    8,
    /\b(?:this|the) (?:case|appeal|petition|action) (?:presents?|raises?|concerns?|requires? us|turns on|involves?)\b[\s\S]*\b(?:whether|questions?|issues?|constitutional\w*|validity|legality|construction|meaning)\b/i,
  ],
  [
    8,
    /\bwe (?:granted (?:certiorari|review|leave)|must (?:decide|determine)|are (?:asked|called upon) to|consider whether|address whether)\b/i,
  ],
  [
    6,
    /\bassignments? of error\b[^.]{0,60}\b(?:claims?|contends?|argues?|asserts?|alleges?|that)\b/i,
  ],
  [
    6,
    /\b(?:on appeal|appellants?|petitioners?|[Hh]e|[Ss]he|[Tt]hey|plaintiffs?|defendants?),?\s+(?:also |further |next |first |now )?(?:argues?|contends?|asserts?|raises?) (?:that|the|two|three|four|several)\b[\s\S]*\b(?:err(?:ed|or|s)?|unconstitutional\w*|violat\w+|insufficient|improper\w*|abused|barred|entitled|jurisdiction|liable|invalid|void|excessive)\b/i,
  ],
  [5, /^whether\b[\s\S]*[?.]$/i],
];

/** Speaks of an issue and puts none: granted for its importance, simpler than it looks, to follow. */
const NO_QUESTION =
  /\b(?:solution|answer)s? (?:of|to) (?:the|this|that) (?:question|issue)\b|\b(?:no|non-?frivolous) (?:issues?|questions?)\b|\bwe (?:grant|hold|find|affirm|reverse|conclude|deny)\b|\bissues? (?:here )?is (?:not as|somewhat|as) \w+|\b(?:as follows|following):?$|\bgranted (?:certiorari|review|leave)\b(?![\s\S]*\b(?:whether|limited to|to (?:consider|decide|determine|resolve|address|review|answer)|questions? of|issues? of)\b)/i;
/** In front of the question: a heading, the number of a paragraph or a page. */
const NUMBERED_HEAD =
  /^(?:[IVX]{1,4}\.\s+(?:[A-Z][\w’']+\s+){1,4}(?=¶|\[¶))?(?:\[?¶\s?\d+\]?\s*|\*\d+\s+)?/;

/** The questions that the paper puts or the court has to decide, in the text's order. */
export function findIssues(sentences: readonly Sentence[], within: TextSpan): TextSpan[] {
  const rated = sentences.flatMap(({ start, end, text }) => {
    if (start < within.start || end > within.end || text.length < 30 || text.length > 700)
      return [];
    const sign = SIGNS.find(([, words]) => words.test(text));
    if (!sign || NO_QUESTION.test(text)) return [];
    const words = new Set(text.toLowerCase().match(/[a-z]{4,}/g) ?? []);
    const early = 1 - (start - within.start) / Math.max(1, within.end - within.start);
    return [
      {
        start: start + NUMBERED_HEAD.exec(text)![0].length,
        end,
        weight: sign[0] + (/\bwhether\b/i.test(text) ? 2 : 0) + 2 * early,
        words,
      },
    ];
  });
  const distinct: typeof rated = [];
  for (const issue of rated.sort((a, b) => b.weight - a.weight)) {
    if (distinct.length === MOST) break;
    if (distinct.every((each) => !resembles(each.words, issue.words))) distinct.push(issue);
  }
  return distinct.sort((a, b) => a.start - b.start).map(({ start, end }) => ({ start, end }));
}

/** The same question in other words: most words of the shorter one are in the longer. */
function resembles(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared > 0.6 * Math.min(one.size, other.size);
}

const STANDARDS: readonly (readonly [string, RegExp])[] = [
  [
    'de novo',
    /\b(?:review\w*|consider\w*|decid\w*|determin\w*)\b[^.;]{0,80}\bde novo\b|\bde novo\b[^.;]{0,30}\b(?:review|standard)|\bplenary review\b|\breview is plenary\b/i,
  ],
  ['abuse of discretion', /\babuse[sd]?\b (?:of |its |his |her |their )?discretion\b/i],
  ['clear error', /\bclear(?:ly)? erro(?:r|neous)\b/i],
  ['plain error', /\bplain error\b/i],
  ['substantial evidence', /\bsubstantial evidence\b/i],
  ['arbitrary and capricious', /\barbitrary(?:,| and| or) (?:and )?capricious\b/i],
  ['harmless error', /\bharmless (?:error|beyond)\b/i],
  ['manifest weight of the evidence', /\bmanifest weight of the evidence\b/i],
  ['strict scrutiny', /\bstrict(?:est)? scrutiny\b/i],
  ['intermediate scrutiny', /\bintermediate scrutiny\b/i],
  ['rational basis', /\brational(?:[- ]basis)\b/i],
  [
    'summary judgment (no genuine dispute of material fact)',
    /\bgenuine (?:issue|dispute)s? (?:of|as to any) material fact\b|\bgenuine (?:issue|dispute) as to\b/i,
  ],
  [
    'plausibility (Rule 12(b)(6))',
    /\bplausible on its face\b|\bplausib(?:le|ility)\b[^.;]{0,40}\bclaim\b|\bstate a claim to relief that is plausible\b/i,
  ],
  ['preponderance of the evidence', /\bpreponderance of the evidence\b/i],
  ['clear and convincing evidence', /\bclear and convincing\b/i],
  ['beyond a reasonable doubt', /\bbeyond a reasonable doubt\b/i],
];

/** Each standard once, at the sentence that first applies it rather than mentions it. */
export function findStandards(sentences: readonly Sentence[], within: TextSpan): Standard[] {
  const found: Standard[] = [];
  for (const [name, words] of STANDARDS) {
    const naming = sentences.filter(
      ({ start, end, text }) =>
        start >= within.start && end <= within.end && text.length < 900 && words.test(text),
    );
    const best =
      naming.find(({ text }) =>
        /\b(?:we|court|courts|standard|burden|must)\b[^.]{0,80}\b(?:review|apply|appl(?:y|ies)|standard|prove|show|whether|considers?)\b/i.test(
          text,
        ),
      ) ?? naming[0];
    if (best) found.push({ start: best.start, end: best.end, name });
  }
  return found.sort((a, b) => a.start - b.start);
}
