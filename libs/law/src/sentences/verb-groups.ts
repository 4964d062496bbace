import type { Token } from './tokens.js';
import {
  BE,
  COORDINATORS,
  FINITE_AUXILIARIES,
  INTRANSITIVE_PASTS,
  isRole,
  MODALS,
  NEGATIVES,
  PRONOUNS,
} from './words.js';

/** A finite verb with its auxiliaries; indexes of tokens, `to` excluded. */
export interface VerbGroup {
  from: number;
  /** The word that carries the meaning. */
  verb: number;
  to: number;
  modal: string | null;
  negatives: number;
  passive: boolean;
  /** Where a subject stands behind its auxiliary: `in no event shall the Provider be`. */
  inverted: { from: number; to: number } | null;
}

/** The finite verbs of a sentence, main or not, in its order. */
export const verbGroups = (tokens: readonly Token[]): VerbGroup[] =>
  groupsWhere(tokens, isFiniteVerb);

/** `The Provider answers to`: for a sentence that has no main verb else, as it is tagged as a noun. */
export const verbsOfRoles = (tokens: readonly Token[]): VerbGroup[] =>
  groupsWhere(tokens, (all, at) => isVerbOfRole(all, at) || isFiniteVerb(all, at));

/** Verbs that are tagged as nouns have no lemma. */
export const lemmaOf = ({ pos, lemma }: Token): string =>
  pos === 'NOUN' ? lemma.replace(/s$/, '') : lemma;

/** `5 to 7 am` */
const isHour = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.lower === 'am' && tokens[at - 1]?.kind === 'number';

type Test = (tokens: readonly Token[], at: number) => boolean;

function groupsWhere(tokens: readonly Token[], isVerb: Test): VerbGroup[] {
  const groups: VerbGroup[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const { lower } = tokens[at]!;
    if (isModal(tokens, at)) groups.push(withAuxiliary(tokens, at, lower));
    else if (FINITE_AUXILIARIES.has(lower) && !isHour(tokens, at))
      groups.push(withAuxiliary(tokens, at, null));
    else if (isVerb(tokens, at)) groups.push(group(at, at, null, 0, false));
    else continue;
    at = groups.at(-1)!.to - 1;
  }
  return groups;
}

const group = (
  from: number,
  verb: number,
  modal: string | null,
  negatives: number,
  passive: boolean,
): VerbGroup => ({ from, verb, to: verb + 1, modal, negatives, passive, inverted: null });

const ADVERB =
  /^(?:also|only|then|hereby|thereafter|always|ever|solely|either|both|all|each|so|well|first|further|again|still|thereupon|otherwise|forthwith)$|ly$/;
const isAdverb = ({ lower, pos }: Token): boolean => pos === 'ADV' || ADVERB.test(lower);
const isHave = (token: Token | undefined): boolean => /^(?:have|has|had)/.test(token?.lower ?? '');
const isMark = (token: Token | undefined, marks: string): boolean =>
  token !== undefined && token.kind === 'mark' && marks.includes(token.text);

function isModal(tokens: readonly Token[], at: number): boolean {
  const { lower, text } = tokens[at]!;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (lower === 'need') return after?.lower === 'not';
  if (!MODALS.has(lower)) return false;
  if (text === 'May' && (after?.kind === 'number' || before?.lower === 'of')) return false;
  // "her will", "the can": a noun behind its article.
  return !(before && /^(?:a|an|the|his|her|their|my|our|your|last)$/.test(before.lower));
}

function withAuxiliary(tokens: readonly Token[], from: number, modal: string | null): VerbGroup {
  const first = tokens[from]!.lower;
  let negatives = /n't$|^cannot$/.test(first) ? 1 : 0;
  let be = BE.has(first.replace(/n't$/, ''));
  let verb = from;
  let at = from + 1;
  for (; at < tokens.length; at++) {
    const token = tokens[at]!;
    const { lower } = token;
    if (NEGATIVES.has(lower) && !deniesNoun(tokens, at)) negatives++;
    else if (BE.has(lower) || (isHave(token) && verb === from && modal)) {
      be = BE.has(lower);
      verb = at;
    } else if ((be || isHave(tokens[verb])) && isParticiple(tokens, at)) {
      return group(from, at, modal, negatives, be);
    } else if (token.pos === 'VERB' && token.kind === 'word' && !be && !isHave(tokens[verb])) {
      return group(from, at, modal, negatives, false);
    } else if (!isAdverb(token)) break;
  }
  const near = group(from, verb, modal, negatives, false);
  const isFronted = from === 0 || isInverting(tokens, from);
  const waits = verb === from && (modal !== null || /^d(?:o|id)/.test(first));
  return waits || (isFronted && modal !== null) || (isFronted && from > 0)
    ? (behindSubject(tokens, at, near, isFronted) ?? near)
    : near;
}

/** `no` before a noun denies the noun: it is counted with the object. */
const deniesNoun = (tokens: readonly Token[], at: number): boolean =>
  /^(?:no|neither|nor)$/.test(tokens[at]!.lower) && tokens[at + 1]?.lower !== 'longer';

const IRREGULAR =
  /^(?:bound|made|paid|held|given|kept|sold|sent|set|shown|known|born|borne|done|taken|lost|met|built|brought|bought|left|put|read|written|withheld|understood|found|told|drawn|driven|chosen|broken|begun|spent|run|forgiven)$/;

/** `unlimited` is an adjective, and so is `limited` before its noun. */
function isParticiple(tokens: readonly Token[], at: number): boolean {
  const { lower, pos, kind } = tokens[at]!;
  if (kind !== 'word' || /^un\w+ed$|ing$/.test(lower)) return false;
  if (tokens[at + 1]?.pos === 'NOUN' && /ed$/.test(lower)) return false;
  return /..ed$/.test(lower) || pos === 'VERB' || IRREGULAR.test(lower);
}

const INVERTING =
  /(?:^| )(?:in no (?:event|case|way|circumstances?)|under no (?:circumstances?|conditions?)|at no time|on no account|never|not only|only then)(?: [^ ]+){0,12}$|(?:^| )(?:nor|neither)$/;
const FARTHEST_FRONT = 14;

/** What stands before puts the subject behind the auxiliary. */
function isInverting(tokens: readonly Token[], from: number): boolean {
  let start = from;
  while (start > 0 && from - start < FARTHEST_FRONT) {
    if (isMark(tokens[start - 1], ';:') || MODALS.has(tokens[start - 1]!.lower)) break;
    start--;
  }
  const words = tokens.slice(start, from).map(({ lower }) => lower);
  return INVERTING.test(words.join(' '));
}

/** Between an auxiliary and its verb: a subject, or `, at its own cost and in any event,`. */
const FARTHEST_VERB = 40;

/** The group whose bare verb is farther on, behind a subject or a parenthesis; null for none. */
function behindSubject(
  tokens: readonly Token[],
  from: number,
  near: VerbGroup,
  isFronted: boolean,
): VerbGroup | null {
  for (let at = from; at < Math.min(tokens.length, from + FARTHEST_VERB); at++) {
    const token = tokens[at]!;
    const before = tokens[at - 1]!;
    if (isMark(token, ';.') || MODALS.has(token.lower)) return null;
    const isBare = token.kind === 'word' && token.pos === 'VERB' && token.lemma === token.lower;
    if (!/^(?:be|have)$/.test(token.lower) && !isBare) continue;
    if (before.lower === 'to' || before.pos === 'DET' || before.pos === 'ADJ') continue;
    const rest = withAuxiliary(tokens, at, '');
    const negatives = near.negatives + (NEGATIVES.has(before.lower) ? 1 : 0);
    const found = /^(?:be|have)$/.test(token.lower)
      ? { ...rest, from: near.from, modal: near.modal, negatives: negatives + rest.negatives }
      : { ...group(near.from, at, near.modal, negatives, false) };
    const hasSubject = isFronted && !isMark(tokens[from], ',:');
    return { ...found, inverted: hasSubject ? { from, to: at } : null };
  }
  return null;
}

const OBJECT_STARTS =
  /^(?:the|a|an|his|her|its|their|our|my|your|this|that|these|those|any|all|each|every|no|me|him|them|us|you|it|to|from|into|on|not)$/;

/** A lexical verb that stands for itself: `agrees`, `fell`, `they pay`, `hereby grants`. */
function isFiniteVerb(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  const { lower, pos, lemma } = token;
  if (token.kind !== 'word' || token.masked || /ing$/.test(lower)) return false;
  if (/['’]s$/.test(tokens[at - 1]?.lower ?? '')) return false;
  if (isHiddenVerb(tokens, at)) return true;
  const subject = beforeAdverbs(tokens, at);
  const before = tokens[at - 1];
  if (pos !== 'VERB' || !before || !subject) return false;
  if (before.lower === 'to' || before.pos === 'DET') return false;
  if (lower === 'set' && /^(?:forth|out)$/.test(tokens[at + 1]?.lower ?? '')) return false;
  if (/s$/.test(lower) && lemma !== lower)
    return mayBeSubject(subject) || COORDINATORS.has(subject.lower) || goesOn(tokens, at);
  if (lemma === lower && !/ed$/.test(lower)) return isPluralSubject(subject);
  if (PRONOUNS.has(subject.lower) || /^(?:which|that|hereby)$/.test(subject.lower)) return true;
  return mayBeSubject(subject) && isPast(lower, subject, tokens[at + 1]);
}

/** `stops the use, destroys the labels`: the next act behind a comma. */
const goesOn = (tokens: readonly Token[], at: number): boolean =>
  isMark(tokens[at - 1], ',') &&
  /^(?:ADJ|DET|NOUN|NUM|PRON|PROPN)$/.test(tokens[at + 1]?.pos ?? '');

/** A past form and no participle: it has an object, or can have none. */
function isPast(lower: string, subject: Token, next: Token | undefined): boolean {
  if (INTRANSITIVE_PASTS.has(lower)) return true;
  if (!next) return false;
  if (next.pos === 'PROPN' || (next.kind === 'number' && !/^(?:19|20)\d\d$/.test(next.text)))
    return true;
  const isLoose = /^(?:to|on|from|into)$/.test(next.lower);
  return OBJECT_STARTS.test(next.lower) && !(isLoose && subject.pos === 'NOUN');
}

/** `bars the claim`, `the parties limit their liability`: tagged as nouns, and the next word says otherwise. */
function isHiddenVerb(tokens: readonly Token[], at: number): boolean {
  const [before, { pos, lower }, after] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (pos !== 'NOUN' || !before) return false;
  const isFollowed = /^(?:DET|PRON)$/.test(after?.pos ?? '');
  // "The Respondent stops using", "the Provider charges $40".
  const hasAct = /[^s]ing$|^[$£€]?\d|^[$£€]/.test(after?.lower ?? '');
  if (/[^s]s$/.test(lower) && isRole(before.text) && hasAct) return true;
  if (/s$/.test(lower)) {
    if (isFollowed) return /^(?:NOUN|PROPN)$/.test(before.pos) || /^(?:and|or)$/.test(before.lower);
    return (
      before.pos !== 'DET' && /^(?:and|or)$/.test(after?.lower ?? '') && isThird(tokens[at + 2])
    );
  }
  return isFollowed && /^(?:parties|they|we|i|you)$/.test(before.lower);
}

const isThird = (token: Token | undefined): boolean =>
  token !== undefined && token.pos === 'VERB' && /s$/.test(token.lower);

const isVerbOfRole: Test = (tokens, at) => {
  const { pos, lower } = tokens[at]!;
  const before = tokens[at - 1];
  return pos === 'NOUN' && /[^s]s$/.test(lower) && before !== undefined && isRole(before.text);
};

/** The word before adverbs: `jointly and severally agree`. */
function beforeAdverbs(tokens: readonly Token[], at: number): Token | undefined {
  let i = at - 1;
  while (i > 0 && isAdverb(tokens[i]!) && !/^(?:hereby|both|each|either)$/.test(tokens[i]!.lower))
    i -= tokens[i - 1]!.lower === 'and' && i > 1 && isAdverb(tokens[i - 2]!) ? 2 : 1;
  return tokens[i];
}

const mayBeSubject = ({ pos, lower, text }: Token): boolean =>
  /^(?:NOUN|PROPN|PRON|NUM)$/.test(pos) ||
  /^(?:which|that|who|hereby|both|each|either|neither|this|there)$/.test(lower) ||
  /^[)”"]$/.test(text);

const isPluralSubject = ({ pos, lower }: Token): boolean =>
  /^(?:they|we|i|you|who|which|that|these|those|both|parties|hereby)$/.test(lower) ||
  (pos === 'NOUN' && /[^s]s$/.test(lower)) ||
  (pos === 'PROPN' && /(?:[^s]ers|ors|ees|ies)$/.test(lower));
