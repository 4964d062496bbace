import { type Sentence, splitSentences } from '@casewright/law/citations';
import { actorNames, readActor } from './actors.js';
import { circumstancesOf, type Range } from './conditions.js';
import type { Actor, Part, SentenceFrame } from './frame.js';
import { type MainClause, mainClauses } from './main-clauses.js';
import { bindingOf } from './modality.js';
import { pronounResolver } from './pronouns.js';
import { tagged } from './tagger.js';
import type { Token } from './tokens.js';
import { wordsOfUnit } from './units.js';
import { lemmaOf, verbGroups, verbsOfRoles } from './verb-groups.js';

/**
 * What each sentence of a text says: who must, may, must not or need not do what, on which condition and
 * except when. Headings, items and signatures without a finite verb are left out. Takes time linear in
 * the length of the text; whoever has its sentences already gives them.
 */
export function readSentences(
  text: string,
  sentences: readonly Sentence[] = splitSentences(text),
): SentenceFrame[] {
  const names = actorNames(text);
  const resolve = pronounResolver();
  return sentences.flatMap((sentence) => {
    const unit = wordsOfUnit(text, sentence);
    const frames = framesOf(tagged(unit.words), names, resolve);
    return frames.map((frame) =>
      shifted(frame, unit.start, { start: sentence.start, end: sentence.end }),
    );
  });
}

type Resolve = (actor: Actor | null) => Actor | null;
type Local = Omit<SentenceFrame, 'sentence'>;

function framesOf(tokens: readonly Token[], names: ReadonlySet<string>, resolve: Resolve): Local[] {
  const frames: Local[] = [];
  const read = mainClauses(tokens, verbGroups(tokens));
  for (const clause of read.length > 0 ? read : mainClauses(tokens, verbsOfRoles(tokens))) {
    const before = clause.shares ? frames.at(-1) : undefined;
    frames.push(frameOf(tokens, clause, names, before, resolve));
  }
  return frames;
}

function frameOf(
  tokens: readonly Token[],
  clause: MainClause,
  names: ReadonlySet<string>,
  before: Local | undefined,
  resolve: Resolve,
): Local {
  const { group } = clause;
  const around = circumstancesOf(tokens, clause, group.from, group.to);
  const place = group.inverted ?? subjectPlace(tokens, around.main, group.from);
  const subject = before ? before.subject : resolve(readActor(tokens, place.from, place.to, names));
  const isDenied = FRONT_DENIAL.test(said(tokens, around.main, group.verb));
  const binding = bindingOf(tokens, group, subject?.kind ?? null, isDenied);
  const act = actOf(tokens, group, binding.skip, around.end);
  const by = act.passive ? agentOf(tokens, act.to, around.end, names) : null;
  const negatives =
    group.negatives +
    (subject?.kind === 'none' ? 1 : 0) +
    (isDenied ? 1 : 0) +
    (deniesObject(tokens, act.verb) ? 1 : 0);
  const verb = tokens[act.verb]!;
  return {
    start: tokens[clause.from]!.start,
    end: tokens[clause.to - 1]!.end,
    subject,
    actor: act.passive ? by : subject,
    modality: binding.modality,
    negated: binding.denies || negatives % 2 === 1,
    passive: act.passive,
    verb: { start: verb.start, end: verb.end, lemma: lemmaOf(verb) },
    predicate: { start: tokens[group.from]!.start, end: tokens[act.to - 1]!.end },
    verbs: act.verbs,
    object: act.passive
      ? subject && { start: subject.start, end: subject.end }
      : objectAfter(tokens, act.to, around.end),
    complement: partOf(tokens, { from: act.to, to: around.end }),
    condition: around.condition && partOf(tokens, around.condition),
    exception: around.exception && partOf(tokens, around.exception),
    mutual: isMutual(subject, by, tokens, clause),
  };
}

/** The subject ends before the verb; `, at its own cost,` between them is none of it. */
function subjectPlace(tokens: readonly Token[], from: number, verb: number): Range {
  let to = verb;
  while (
    to > from &&
    (tokens[to - 1]!.pos === 'ADV' || /^(?:not|also|hereby|both)$/.test(tokens[to - 1]!.lower))
  )
    to--;
  if (tokens[to - 1]?.text === ',') {
    let comma = to - 2;
    while (comma > from && tokens[comma]!.text !== ',') comma--;
    to = comma > from ? comma : to - 1;
  }
  return { from, to };
}

interface Act {
  verb: number;
  to: number;
  passive: boolean;
  verbs: string[];
}

/** The verb that carries the act, with those coordinated to it. */
function actOf(
  tokens: readonly Token[],
  group: MainClause['group'],
  skip: number,
  end: number,
): Act {
  let verb = group.verb;
  let passive = group.passive;
  if (skip > 0) {
    const at = group.from + skip;
    if (at < end && tokens[at]?.kind === 'word') {
      const isBe = tokens[at]!.lower === 'be' && at + 1 < end && /ed$/.test(tokens[at + 1]!.lower);
      verb = isBe ? at + 1 : at;
      passive = isBe;
    }
  }
  const verbs = [lemmaOf(tokens[verb]!)];
  let to = verb + 1;
  for (let at = to; at < end && at - to < 3; at++) {
    const { lower, pos, kind } = tokens[at]!;
    if (kind === 'mark' ? lower === ',' : /^(?:and|or)$/.test(lower)) continue;
    if (pos !== 'VERB' || /ing$/.test(lower) || at === to) break;
    verbs.push(tokens[at]!.lemma);
    to = at + 1;
  }
  return { verb, to, passive, verbs };
}

function agentOf(
  tokens: readonly Token[],
  from: number,
  to: number,
  names: ReadonlySet<string>,
): Actor | null {
  const by = tokens.findIndex(({ lower }, at) => at >= from && at < to && lower === 'by');
  if (by < 0) return null;
  const actor = readActor(tokens, by + 1, to, names);
  return actor && actor.kind !== 'thing' ? actor : null;
}

const FRONT_DENIAL =
  /(?:^| )(?:in no (?:event|case|way|circumstances?)|under no (?:circumstances?|conditions?)|at no time|on no account|never|nor)(?: |$)/;

/** `has no cap`, `there is no limit`: the denial is at the object. */
const deniesObject = (tokens: readonly Token[], verb: number): boolean =>
  /^(?:no|nothing|none|nobody|neither)$/.test(tokens[verb + 1]?.lower ?? '') &&
  !/^(?:more|less|later|fewer|further)$/.test(tokens[verb + 2]?.lower ?? '');

function objectAfter(tokens: readonly Token[], from: number, to: number): Part | null {
  let at = from;
  for (; at < to; at++) {
    const { pos, lower, kind } = tokens[at]!;
    if (kind === 'mark' && !/[&'’"“”$-]/.test(lower)) break;
    if (pos === 'VERB' && at > from && !/ed$|ing$/.test(lower)) break;
    if (pos === 'ADP' && lower !== 'of') break;
    if (/^(?:to|that|which|who|whether|if)$/.test(lower)) break;
  }
  return partOf(tokens, { from, to: at });
}

function partOf(tokens: readonly Token[], { from, to }: Range): Part | null {
  let end = to;
  let start = from;
  while (end > start && /^[,;:.]$|^(?:and|or|but)$/.test(tokens[end - 1]!.lower)) end--;
  while (start < end && /^[,;:]$/.test(tokens[start]!.lower)) start++;
  return end > start ? { start: tokens[start]!.start, end: tokens[end - 1]!.end } : null;
}

const EACH_OTHER = /\b(?:each other|one another|each to the other|the other party|to the other)\b/;
const BOTH_SIDES =
  /\b(?:each|either|both|neither|no|every) (?:of the )?part(?:y|ies)\b|\bthe parties\b/;

function isMutual(
  subject: Actor | null,
  by: Actor | null,
  tokens: readonly Token[],
  { from, to, group }: MainClause,
): boolean {
  if (subject?.kind === 'each' || by?.kind === 'each') return true;
  const words = said(tokens, from, to);
  if (BOTH_SIDES.test(said(tokens, from, group.from)) && subject?.kind !== 'party') return true;
  return EACH_OTHER.test(words) && /\b(?:each|either|both|neither|parties)\b/.test(words);
}

const said = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ lower }) => lower)
    .join(' ');

const move = <T extends Part | null>(part: T, by: number): T =>
  part && { ...part, start: part.start + by, end: part.end + by };

const shifted = (frame: Local, by: number, sentence: Part): SentenceFrame => ({
  ...frame,
  start: frame.start + by,
  end: frame.end + by,
  sentence,
  subject: move(frame.subject, by),
  actor: move(frame.actor, by),
  verb: move(frame.verb, by),
  predicate: move(frame.predicate, by),
  object: move(frame.object, by),
  complement: move(frame.complement, by),
  condition: move(frame.condition, by),
  exception: move(frame.exception, by),
});
