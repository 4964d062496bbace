import { inflect } from '@casewright/law/writing';
import { asSet } from '../source/as-set.js';
import type { TemplateSource } from '../source/template-source.js';
import type { Claims } from './claims.js';
import { isPersonal } from './nature.js';
import type { Span } from './phrases.js';
import { isStatement, lowered, REASON } from './statement.js';

/** What announces the points of a brief: `Argue: …`, `Our points: (1) … (2) …`, `She contends that …`. */
const ANNOUNCES =
  /\b(?:(?:argue[sd]?|arguing|contend(?:s|ing)?|submits?)(?: that\b|:)|(?:arguments?|points?|issues?|grounds?)(?: (?:on appeal|presented|to (?:make|argue)))?(?: (?:is|are) that\b|:))\s*/gi;
/** Who speaks for whoever files the brief, before `that`; what others argue is no point of it. */
const OWN = /(?:^|\b(?:we|I|will|to|our|my|the|client|he|she|they|it|should|please))$/i;
const ROLE = /\b(appellant|appellee|petitioner|respondent)\b/i;
/** What goes on with the points: after a semicolon, or by its number. */
const GOES_ON = /^\s*(?:\(?[1-9][.)]|\([a-c]\)|(?:second|third)(?:ly)?\b|also\b)/i;
const ITEM = /(?:^|[\s,])(?:\(?[1-9][.)]|\([a-c]\))\s+|,? and (?=that\b)|, (?=that\b)/g;
const LEAD =
  /^(?:[\s,:–—-]|and\b|or\b|also\b|that\b|first(?:ly)?\b|second(?:ly)?\b|third(?:ly)?\b)+/i;
/** Whoever files the brief, who is called by its role. */
const PRONOUN = /^(?:he|she|they|it|we)\b/i;
const MOST = 3;

/**
 * The points that a brief is asked to argue, as headings of its argument and, where no issue is told, as its
 * issues; those of a motion that names no ground of its own as what its arguments may say.
 */
export function readPoints(source: TemplateSource, claims: Claims): void {
  const { type, placeholders } = source;
  const isMotion = type === 'Legal Motion';
  if (isMotion && claims.all.some(({ what }) => what.startsWith('Ground: '))) return;
  if (!isMotion && !placeholders.some(({ name }) => name === 'point_1')) return;
  const party = claims.valueOf('moving_party');
  const points = announced(claims)
    .map((span) => ({ ...span, words: wordsIn(claims, span) }))
    .filter(({ words }) => isPoint(words) && (party || !PRONOUN.test(words)))
    .map((point) => ({
      ...point,
      words: point.words.replace(PRONOUN, (who) =>
        asSet(meantBy(who, party ?? '', source, claims), 'title'),
      ),
    }))
    .slice(0, MOST);
  for (const [at, { words, ...span }] of points.entries()) {
    if (isMotion) {
      claims.suggest(`argument_${at + 1}`, asSet(words, 'sentence'), span);
      continue;
    }
    const add = (name: string, what: string, raw: string): void =>
      claims.add({ ...span, what, takes: { placeholder: `${name}_${at + 1}`, raw } });
    add('point', 'Point', asSet(words, 'sentence').replace(/\.$/, ''));
    if (!claims.hasValue(`issue_${at + 1}`)) add('issue', 'Issue', issueOf(words));
  }
  const summary = points.map(({ words }) => asSet(words, 'sentence')).join(' ');
  const [first] = points;
  if (!isMotion && first && !claims.hasValue('summary_of_argument'))
    claims.add({
      start: first.start,
      end: first.end,
      what: 'Summary of the argument',
      takes: { placeholder: 'summary_of_argument', raw: summary },
    });
}

/** `She` of a firm that moves is the other side. */
function meantBy(who: string, party: string, { parties }: TemplateSource, claims: Claims): string {
  const isPerson = ({ role }: { role: string }): boolean => isPersonal(claims.valueOf(role) ?? '');
  const mover = parties.find(({ label }) => label === party);
  const other = parties.find((each) => each !== mover);
  const isOther = /^s?he$/i.test(who) && mover && !isPerson(mover) && other && isPerson(other);
  return isOther ? other.label : party;
}

function announced(claims: Claims): Span[] {
  const found = [...claims.text.matchAll(ANNOUNCES)].find((each) => isOwn(each, claims));
  if (!found) return [];
  const spans: Span[] = [];
  let start = found.index + found[0].length;
  claims.support({ start: found.index, end: start });
  for (;;) {
    const { end } = claims.sentenceAt(start);
    spans.push(...itemsIn(claims, { start, end }));
    const next = claims.text.slice(end);
    const gap = /^[;.\s]*/.exec(next)![0];
    if (!gap.includes(';') && !GOES_ON.test(next.slice(gap.length))) return spans;
    if (gap.length === next.length) return spans;
    start = end + gap.length;
  }
}

function isOwn({ 0: words, index }: RegExpExecArray, claims: Claims): boolean {
  const before = claims.text.slice(claims.sentenceAt(index).start, index).trim();
  const role = ROLE.exec(before)?.[1]?.toLowerCase();
  const party = claims.valueOf('moving_party')?.toLowerCase() ?? role;
  return !/that\s*$/i.test(words) || OWN.test(before) || (role !== undefined && role === party);
}

function itemsIn(claims: Claims, { start, end }: Span): Span[] {
  const spans: Span[] = [];
  let from = start;
  for (const { index, 0: mark } of claims.text.slice(start, end).matchAll(ITEM)) {
    spans.push({ start: from, end: start + index });
    from = start + index + mark.length;
    claims.support({ start: start + index, end: from });
  }
  return [...spans, { start: from, end }];
}

const wordsIn = ({ text }: Claims, { start, end }: Span): string =>
  text
    .slice(start, end)
    .replace(LEAD, '')
    .replace(/[\s,.;:]+$/, '')
    .replace(/\s+/g, ' ');

/** A proposition: something is said of something. A question has no answer yet, and an order is none. */
const isPoint = (words: string): boolean =>
  words.split(' ').length > 3 &&
  isStatement(words) &&
  !/^(?:whether|if|did|does|is|was|were|can|may)\b|\?|\b(?:our|you)\b/i.test(words);

/** A point as the question that it answers: without its no, and without its reasons. */
function issueOf(words: string): string {
  const [claim = words] = words.split(REASON);
  const asked = claim
    .replace(/\bdoes not (\p{L}+)/u, (_, verb: string) => inflect(verb).third)
    .replace(/\b(is|are|was|were|has|have|had|may|must|can|will) not\b/, '$1')
    .replace(/\bcannot\b/, 'can');
  return `Whether ${lowered(asked)}.`;
}
