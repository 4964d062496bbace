import type { Token } from './tokens.js';
import type { VerbGroup } from './verb-groups.js';
import { COORDINATORS, SUBORDINATORS, WEAK_SUBORDINATORS } from './words.js';

/** A main verb with the tokens of its clause, `to` excluded. */
export interface MainClause {
  group: VerbGroup;
  from: number;
  to: number;
  /** It has no subject of its own and takes that of the clause before. */
  shares: boolean;
}

interface Main {
  group: VerbGroup;
  /** Where its clause begins, if behind `agree that`. */
  from: number | null;
}

/** Verbs whose that-clause is what the parties agree: `The parties agree that no maximum is set`. */
const AGREES = /^(?:agree|acknowledge|understand|confirm|recognize|intend|stipulate)$/;

/** The main verbs among the finite ones, each with its clause. */
export function mainClauses(tokens: readonly Token[], groups: readonly VerbGroup[]): MainClause[] {
  const mains = mainGroups(tokens, groups);
  return mains.map(({ group, from: own }, index) => {
    const before = mains[index - 1]?.group;
    const next = mains[index + 1]?.group;
    const from = own ?? (before ? boundary(tokens, before.to, group.from) : 0);
    const to = next ? boundary(tokens, group.to, next.from) : tokens.length;
    const shares = before !== undefined && !hasSubject(tokens, from, group.from);
    return { group, from, to, shares };
  });
}

/**
 * Each word that opens a subordinate clause waits for one finite verb; a verb that nothing waits for is
 * a main one. `The Buyer who fails to pay shall be liable`: `who` takes `fails`.
 */
function mainGroups(tokens: readonly Token[], groups: readonly VerbGroup[]): Main[] {
  const mains: Main[] = [];
  let strong = 0;
  let weak = 0;
  let next = 0;
  for (let at = 0; at < tokens.length && next < groups.length; at++) {
    const group = groups[next]!;
    const last = mains.at(-1);
    if (at === group.from) {
      if (weak > 0) weak--;
      else if (strong > 0) strong--;
      else if (last && agreedAt(tokens, last, group) > 0)
        mains[mains.length - 1] = { group, from: agreedAt(tokens, last, group) };
      else if (last && isJoined(tokens, last.group, group)) last.group.to = group.to;
      else if (last && followsBare(tokens, last.group, group))
        mains[mains.length - 1] = { group, from: last.from };
      else if (last || !continuesCondition(tokens, groups, next)) mains.push({ group, from: null });
      at = group.to - 1;
      next++;
      continue;
    }
    const { lower, kind } = tokens[at]!;
    if (kind === 'mark') {
      if (/[;:]/.test(lower)) strong = 0;
      if (/[,;:]/.test(lower)) weak = 0;
    } else if (opensClause(tokens, at)) strong++;
    else if (WEAK_SUBORDINATORS.has(lower) && !(lower === 'that' && points(tokens, at, last)))
      weak++;
  }
  return mains;
}

/** A noun or a verb whose that-clause has commas of its own. */
const LEADS_TO_THAT =
  /^(?:provided|event|extent|fact|condition|case|such|so|ensure|warrants?|represents?|believes?|says?|said|states?)$/;

function opensClause(tokens: readonly Token[], at: number): boolean {
  const { lower } = tokens[at]!;
  if (lower !== 'that') return SUBORDINATORS.has(lower);
  return LEADS_TO_THAT.test(tokens[at - 1]?.lower ?? '');
}

/** `That is the remedy`; `The parties agree that`: no subordinate clause. */
function points(tokens: readonly Token[], at: number, last: Main | undefined): boolean {
  const before = tokens[at - 1];
  if (!before || /^[;:]$/.test(before.text)) return true;
  if (before.kind === 'mark' || COORDINATORS.has(before.lower))
    return /^(?:NOUN|AUX|VERB)$/.test(tokens[at + 1]?.pos ?? '');
  return (
    last !== undefined && at - last.group.to < 4 && AGREES.test(tokens[last.group.verb]!.lemma)
  );
}

/** `limits or excludes`: two verbs with one object. */
const isJoined = (tokens: readonly Token[], last: VerbGroup, group: VerbGroup): boolean =>
  group.from === last.to + 1 && /^(?:and|or)$/.test(tokens[last.to]!.lower);

/** Where what is agreed begins, if `group` is in the that-clause of an agreement; else 0. */
function agreedAt(tokens: readonly Token[], { group: last }: Main, group: VerbGroup): number {
  if (!AGREES.test(tokens[last.verb]!.lemma)) return 0;
  for (let at = last.to; at < Math.min(group.from, last.to + 4); at++)
    if (tokens[at]!.lower === 'that') return at + 1;
  return 0;
}

/** Two verbs and nothing between them that joins clauses: the first was in one without `that`. */
function followsBare(tokens: readonly Token[], before: VerbGroup, group: VerbGroup): boolean {
  if (before.modal !== null) return false;
  for (let at = before.to; at < group.from; at++) {
    const { lower, kind } = tokens[at]!;
    if (kind === 'mark' && /[,;:.)]/.test(lower)) return false;
    if (COORDINATORS.has(lower)) return false;
  }
  return true;
}

/** `If A breaches and B complains, C shall`: what follows `and` belongs to the condition. */
function continuesCondition(
  tokens: readonly Token[],
  groups: readonly VerbGroup[],
  index: number,
): boolean {
  const [before, group] = [groups[index - 1], groups[index]!];
  if (!before || group.modal !== null) return false;
  const isJoined = tokens
    .slice(before.to, group.from)
    .some(({ lower }) => lower === 'and' || lower === 'or');
  return isJoined && groups.slice(index + 1).some(({ modal }) => modal !== null);
}

/** Where the clause of the next main verb begins, between two of them. */
function boundary(tokens: readonly Token[], from: number, to: number): number {
  let comma = -1;
  let coordinator = -1;
  for (let at = to - 1; at >= from; at--) {
    const { lower, kind } = tokens[at]!;
    if (kind === 'mark' && /[;:.]/.test(lower)) return at + 1;
    if (kind === 'mark' && lower === ',' && comma < 0) comma = at;
    if (/^(?:and|but|or|nor|so|yet)$/.test(lower)) {
      if (tokens[at - 1]?.text === ',') return at;
      if (coordinator < 0) coordinator = at;
    }
  }
  if (coordinator >= 0) return coordinator;
  return comma >= 0 ? comma + 1 : to;
}

function hasSubject(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const { pos, lower } = tokens[at]!;
    if (/^(?:both|all|each|such)$/.test(lower)) continue;
    if (lower === 'nor' || /^(?:NOUN|PROPN|PRON|DET|NUM)$/.test(pos)) return true;
  }
  return false;
}
