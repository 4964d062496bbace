import type { Sentence } from '@casewright/law/citations';
import { plain } from '../reading/spans.js';
import type { Posture } from './court-matter.js';

/** The stage is told at the beginning, or not. */
const WITHIN = 14_000;

type Rule = readonly [RegExp, (groups: readonly (string | undefined)[]) => string];

/** Without a word or a citation that the limit of a rule cut in two, and without a caption's frame. */
const clean = (words: string | undefined): string =>
  plain(
    (words ?? '')
      .replace(/([a-z])-\s*\n\s*([a-z])/g, '$1$2')
      .replace(/\s[)|][\s\S]*$/, '')
      .replace(/,?\s+(?:The )?Hon(?:orable\b|\.)[\s\S]*$/, '')
      .replace(JUDGE_LINE, ''),
  )
    .replace(/,? (?:USDC|D\.C\.|No|Nos|\(?D\. ?C)\b.*$/, '')
    .replace(RUNS_ON, '')
    .replace(/,? (?:§+ ?)?\d+ [A-Z]$/, '')
    .replace(/[\s,.;:(]+$/, '')
    .replace(DANGLING, '');

/**
 * What the sentence goes on to say about the judgment, or about the parties, is not part of the
 * stage.
 */
const RUNS_ON =
  /(?:(?<=\b(?:[Jj]udgments?|[Oo]rders?|[Dd]ecisions?|[Dd]ecrees?|[Ss]entences?|[Cc]onvictions?|[Cc]ourt|Appeals)) (?:is|are|was|were)|, and (?:sought|asked|moved|filed)) .*$/;

/** What led on to a citation that follows the end of the stage. */
const DANGLING =
  /(?:,?\s(?:filed|brought|under|pursuant|on|of|in|from|to|his|her|their|its|the|an?|for|with|by|and|or|that|which))+$/;

/** Below the court that is appealed from its judge may stand; the limit of a rule may cut the name. */
const JUDGE_LINE =
  /\n\s*(?:[A-Z][\w’'-]+\s){1,2}(?:[A-Z]|(?:[A-Z]\.\s)?[A-Z][\w’'-]+,\s(?:[A-Z]\w+\s)*(?:Judge|Justice|Chancellor))$/;

/** A match that ends inside a word ends before it. */
function whole(match: RegExpExecArray): (string | undefined)[] {
  const next = match.input[match.index + match[0].length] ?? ' ';
  const groups: (string | undefined)[] = match.slice(1);
  const last = groups.length - 1;
  const cut = groups[last];
  if (cut !== undefined && /\w/.test(next)) groups[last] = cut.replace(/\s+\S*$/, '');
  return groups;
}

/** The most telling first. */
const RULES: readonly Rule[] = [
  [
    /\b(?:applications?|petitions?|motions?) for leave to appeal (?:from )?(?:the |an? )?([^.;]{0,140}?)(?=,? (?:is|are|was|were|having) |[.;])/i,
    ([what]) => `an application for leave to appeal from the ${clean(what)}`,
  ],
  [
    /^(?:ON|On) (?:PETITION|Petition|petition|MOTION|motion) (?:FOR|TO|for|to) (?:REHEAR|[Rr]ehear)|\b(?:now )?(?:seeks|petitions(?: this [Cc]ourt)? for) rehearing\b/,
    () => 'a petition for rehearing',
  ],
  [
    /\b(?:appeals?|appealed|appealing|challenges?) (?:from )?(?:the |a |an )?((?:district|trial|circuit|superior|county|municipal|bankruptcy|probate|family|chancery) court['’]s? (?:order |judgment |decision |grant |denial |dismissal |ruling |entry )[^.;]{0,160})/i,
    ([what]) => `an appeal from the ${clean(what)}`,
  ],
  [
    /\b(?:appeals?|appealed|appealing) (?:from )?((?:his|her|its|their|the|a|an) [^.;]{0,30}\b(?:judgments?|orders?|convictions?|sentences?|decisions?|dismissal|grant|denial|decree|award|verdict)\b[^.;]{0,140})/i,
    ([what]) => `an appeal from ${clean(what)}`,
  ],
  [
    /\b(?:appeals?|appealed) (?:from )?(?:a|an|the) ([^.;]{0,20}\b(?:judgment|order|conviction|decision|dismissal|decree|award)\b[^.;]{0,140})/i,
    ([what]) => `an appeal from the ${clean(what)}`,
  ],
  [
    /\bThis is an (?:appeal|interlocutory appeal) (?:from|of) ([^.;]{0,170})/i,
    ([what]) => `an appeal from ${clean(what)}`,
  ],
  [
    /\bpetitions? (?:this court )?for (?:judicial )?review of ([^.;]{0,150})/i,
    ([what]) => `a petition for review of ${clean(what)}`,
  ],
  [
    /\b(?:before the court|pending|presently before[^.;]{0,20}|matter comes before[^.;]{0,30})\b[^.;]{0,60}?\b(?:is|are|on|upon)\b ((?:the |a )?[^.;]{0,60}\b(?:motions?|applications?|petitions?|requests?)\b[^.;]{0,140})/i,
    ([what]) => `a ruling on ${clean(what)}`,
  ],
  [
    /\b((?:plaintiffs?|defendants?|petitioners?|respondents?|appellants?|appellees?|movants?)\b[^.;]{0,60}?)(?:hereby |respectfully |now )*(?:moves?) (?:this (?:honorable )?court )?((?:for|to|pursuant)[^.;]{0,140})/i,
    ([who, what]) => `a motion by ${clean(who)} ${clean(what)}`,
  ],
  [/\bseeks? to appeal ([^.;]{0,170})/i, ([what]) => `an appeal from ${clean(what)}`],
  [
    /\b(?:CERTIORARI TO|On (?:writ of )?certiorari to) (THE [A-Z .,]+|the [A-Z][\w .,]{5,90})/i,
    ([from]) => `certiorari to ${titled(clean(from))}`,
  ],
  [/\b(?:APPEALS?) FROM (THE [^.;(]{5,120})/i, ([from]) => `an appeal from ${titled(clean(from))}`],
  [
    /\bpetition(?:s|ed)? for (?:a )?(?:writ of )?(habeas corpus|mandamus|prohibition)\b/i,
    ([writ]) => `a petition for a writ of ${writ!.toLowerCase()}`,
  ],
  [
    /\b((?:PLAINTIFF|DEFENDANT|PETITIONER|RESPONDENT|APPELL(?:ANT|EE))S?['’]?S?['’]? (?:JOINT |CROSS-?|RENEWED )?MOTION (?:FOR|TO|IN) [A-Z]{3,}(?: [A-Z]{2,}){0,8})/,
    ([what]) => `a ruling on the ${what!.toLowerCase()}`,
  ],
  [/(?<!\bfor (?:the )?)\b(?:plaintiffs?|defendants?) in error\b/i, () => 'a writ of error'],
  [
    /\b(?:brings?|brought|filed|commenced) (?:this |an |the )?(?:civil |class |putative class )?(?:action|suit|lawsuit|complaint)\b([^.;]{0,140})/i,
    ([what]) => `a civil action ${clean(what)}`.trim(),
  ],
];

/** The stage that the case is at, and the sentence that says so. */
export function findPosture(sentences: readonly Sentence[]): Posture | null {
  const early = sentences.filter(({ start, text }) => start < WITHIN && text.length < 1_200);
  for (const [words, stage] of RULES) {
    for (const { start, end, text } of early) {
      const match = words.exec(text);
      if (!match) continue;
      const said = stage(whole(match)).replace(/\s+/g, ' ');
      if (said.length > 12) return { start, end, stage: said };
    }
  }
  return null;
}

/** Capitals as prose has them. */
const titled = (words: string): string =>
  /[a-z]{2}/.test(words)
    ? words
    : words
        .toLowerCase()
        .replace(/\b(?!of\b|the\b|for\b|and\b|at\b)[a-z]/g, (letter) => letter.toUpperCase());
