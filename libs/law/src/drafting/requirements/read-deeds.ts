import type { PartySource, TemplateSource } from '../source/template-source.js';
import type { Claims } from './claims.js';
import { baseOf } from './inflections.js';
import { supportsOf } from './short-names.js';

/** What may stand between a name and its verb. */
const BESIDE = '(?:,\\s[^.;,]{2,80},|\\s\\([^)]{2,60}\\))?';
const MODAL =
  '(?:(?:will|shall|must|would|is to|is going to|has (?:agreed|promised|offered) to|agree[sd] to|promise[sd] to)\\s)';
/** How a term is performed, and not what is: `begins on May 3`, `keeps insurance`. */
const OF_TERMS =
  /^(?:not|be|have|do (?:so|it|them|theirs|his|hers)\b|use|begin|start|commence|finish|complete|end|last|charge|bill|invoice|earn|get|receive|carry|insure|keep|own|hold|warrant|guarantee|indemnify|agree|accept|sign|return|notify|tell|say|send|come|go|work|live|trade|own|run|give|grant|provide (?:(?:an?|the|its|proof of) )?(?:certificates?|notice|insurance|invoices?|reports?)|leave|let|want|need|pay|offer)\b/;
const TIME =
  '(?:\\d|noon|(?:Jan|Feb|Mar|Apr|May|June|July|Aug|Sept|Oct|Nov|Dec)[a-z]*\\b|(?:Mon|Tue|Wed|Thu|Fri)[a-z]*day)';
const PRICE =
  '(?:[$£€]|\\d[\\d.,]*\\s(?:cents?|percent|an?|per)\\b|(?:an?|the|one)\\s(?:fixed\\s|flat\\s|total\\s)?(?:price|fee|total|rate|sum|term|year|month)\\b)';
/** Where a deed ends: at its price, its time, whom it is for, and whatever else somebody does. */
const STOP = `(?=,?\\s(?:for|at)\\s${PRICE}|,?\\s(?:by|on|from|until|through|starting|beginning)\\s(?:on\\s)?${TIME}|\\sfor\\s(?:the\\s)?(?:[A-Z]|(?:client|customer|owner)s?\\b)|,\\s(?:for|at|starting|beginning|payable|paid|who|which|with)\\b|,?\\sand\\s(?:[A-Z]|(?:he|she|it|they|we)\\b|(?:the\\s)?[a-z]+\\s(?:will|shall|must|pays?)\\b|(?:will|shall|must|is|keeps|carries|warrants|charges|bills)\\b)|[.;\\n]|$)`;
/** A second verb: `mows and prunes`, `picks up the linen and washes it`. */
const ALSO =
  /(?<=^\s(?:and|or)\s)[a-z]+s\b|(?<=\s(?:and|or)\s)[a-z]+s(?=\s(?:it|them|the|an?|his|her|its|their|all|each)\b)/g;
/** Whose something is, the paper need not say: `fence his north pasture`. */
const OWN = /\b(?:(?:[Mm]y|[Oo]ur) client['’]s|my|our|his|her|its|their)\s(?!own\b)/g;

/**
 * Takes what a party does for the other as the description that the paper wants: `Bo Ray will translate
 * the manual`, `hires Bo Ray to translate it`, `between A and B, to translate it`.
 */
export function readDeeds({ parties }: TemplateSource, claims: Claims): void {
  for (const party of parties) {
    const place = party.describes ?? party.titled;
    if (!place || claims.hasValue(place)) continue;
    const name = claims.valueOf(party.role) ?? claims.suggestions.get(party.role);
    const read = party.titled ? titleOf : deedOf;
    const deed =
      (name && read(name, party, claims)) || (party.describes && deedOfPair(claims.text));
    if (!deed || !claims.isAsserted(deed)) continue;
    claims.add({ ...deed, what: party.label, takes: { placeholder: place, raw: deed.raw } });
  }
}

/** `Ada Lund, a machinist,`; `Offer to Ada Lund by Bo Inc.: machinist`. */
function titleOf(name: string, _: PartySource, { text }: Claims): Deed | null {
  const at = text.indexOf(name) + name.length;
  const beside = TITLE.exec(text.slice(at, at + 160));
  const [start, end] = beside?.indices?.[1] ?? [];
  if (start === undefined || end === undefined) return null;
  return { start: at + start, end: at + end, raw: text.slice(at + start, at + end) };
}
const TITLE =
  /^(?:[^.;:\n]|\.(?=[:,A-Z]))*?(?:(?<=^),|:)\s(?:an?\s|the\s|our\s)?((?!(?:who|which|and|or|with|for|age|base|full|part|both|exempt|hourly|starting|effective|residing|located|of|to|at|will|salary|pay|paid)\b)(?:[a-z-]+\s){0,3}[a-z-]{4,})(?=[,;.\n]|$|\s(?:at|for|with|from|starting|on)\b)/d;

interface Deed {
  start: number;
  end: number;
  raw: string;
}

/** In the sentence that brings the name: what comes later are terms. */
function deedOf(name: string, { does }: PartySource, claims: Claims): Deed | null {
  const { text } = claims;
  const acts = `(?:(?:who\\s)?${MODAL}(?=[a-z])|to\\s|(?:who\\s)?(?=(?:${does})\\b))`;
  const mentions = supportsOf(name, text);
  const first = claims.sentenceAt(Math.min(...mentions.map(({ start }) => start)));
  for (const { end } of mentions.filter(({ start }) => start < first.end)) {
    const deed = deedAt(new RegExp(`^${BESIDE}\\s${acts}`), text, end);
    if (deed) return deed;
  }
  return null;
}

/** `between A and B, to design and build a set`: of whomever it is asked. */
function deedOfPair(text: string): Deed | null {
  const lead = /\b[Bb]etween\s[^;\n]{3,160}?,?\s(?=to\s[a-z])/.exec(text);
  return lead && deedAt(/^to\s/, text, lead.index + lead[0].length);
}

function deedAt(lead: RegExp, text: string, at: number): Deed | null {
  const from = text.slice(at, at + 600);
  const before = lead.exec(from)?.[0];
  if (before === undefined) return null;
  const words = new RegExp(`^([a-z]+)(\\s[^.;\\n]{6,300}?)${STOP}`).exec(from.slice(before.length));
  if (!words) return null;
  const isBase = /(?:\bto|\b(?:will|shall|must|would))\s$/.test(before);
  const verb = isBase ? words[1]! : baseOf(words[1]!);
  const rest = isBase ? words[2]! : words[2]!.replace(ALSO, baseOf);
  if (OF_TERMS.test(`${verb}${rest}`)) return null;
  const start = at + before.length;
  return { start, end: start + words[0].length, raw: `${verb}${rest.replace(OWN, 'the ')}` };
}
