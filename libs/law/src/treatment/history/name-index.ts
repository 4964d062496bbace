import { areSameInFull, compareEitherWay } from '../../citations/index.js';
import { isCommonName } from './common-names.js';

/** A decision as the table of later history names it. */
export interface NamedRow {
  name: string;
  keys: string[];
}

/**
 * A record of the library; of a decision that several records have, the id of the one that
 * represents it.
 */
export interface NamedCaseRow extends NamedRow {
  id: number;
}

/** The first words of both sides of suits, in lower case. */
export type FirstWords = [left: string, right: string];

/** A decision of which later history is known, and what it is called. */
export interface Named {
  names: string[];
  keys: Set<string>;
  /** Of the library's case; null where it has none. */
  caseId: number | null;
}

/** The table's rows of one decision together. */
export function decisionsOf(rows: readonly NamedRow[]): Named[] {
  const decisions: Named[] = [];
  const at = new Map<string, Named>();
  for (const { name, keys } of rows) {
    const known = keys.flatMap((key) => at.get(key) ?? [])[0];
    const decision = known ?? { names: [], keys: new Set<string>(), caseId: null };
    if (!known) decisions.push(decision);
    if (!decision.names.includes(name)) decision.names.push(name);
    for (const key of keys) {
      decision.keys.add(key);
      at.set(key, decision);
    }
  }
  return decisions;
}

const FIRST = /^(?:The |In re )?([a-z0-9]+)/i;
const sidesOf = (name: string): string[] => name.split(/ v\. /);
const firstOf = (side = ''): string => FIRST.exec(side)?.[1]?.toLowerCase() ?? '';

export const firstWords = (name: string): FirstWords => {
  const [left, right] = sidesOf(name);
  return [firstOf(left), firstOf(right)];
};

/** Initials that names of one decision share, however they are abbreviated. */
const shelfOf = (name: string): string =>
  firstWords(name)
    .map((word) => word[0] ?? '')
    .join();

/** Decisions with a later history by their names; those whose name others bear too are left out. */
export class NameIndex {
  private constructor(private readonly shelves: Shelves<Named>) {}

  /**
   * Decision by decision: all names at once hold up whoever else asks.
   * @param decisions of the table
   * @param suspects ids of cases that the table or a record speaks of
   * @param namesakes cases of the library with names like theirs
   */
  static *of(
    decisions: readonly Named[],
    suspects: ReadonlySet<number>,
    namesakes: readonly NamedCaseRow[],
  ): Generator<void, NameIndex, void> {
    const all = withCases(decisions, suspects, namesakes);
    yield;
    const others = { decisions: shelve(all, ofDecision), cases: shelve(namesakes, ofCase) };
    yield;
    const alone: Named[] = [];
    for (const each of all) {
      if (!isCommonName(each.names[0]!) && !isBorneByOthers(each, others)) alone.push(each);
      yield;
    }
    return new NameIndex(shelve(alone, ofDecision));
  }

  /** The decision that a name in full means; undefined where it means none, or more than one. */
  find(name: string): Named | undefined {
    const found = (this.shelves.get(shelfOf(name)) ?? []).filter(({ names }) =>
      names.some((each) => areSameInFull(name, each)),
    );
    return found.length === 1 ? found[0] : undefined;
  }
}

function withCases(
  decisions: readonly Named[],
  suspects: ReadonlySet<number>,
  cases: readonly NamedCaseRow[],
): Named[] {
  const all = [...decisions];
  for (const { id, name, keys } of cases.filter((each) => suspects.has(each.id))) {
    const known = all.find((each) => each.caseId === id || keys.some((key) => each.keys.has(key)));
    if (!known) {
      all.push({ names: [name], keys: new Set(keys), caseId: id });
      continue;
    }
    known.caseId = id;
    if (!known.names.includes(name)) known.names.push(name);
    for (const key of keys) known.keys.add(key);
  }
  return all;
}

type Shelves<T> = ReadonlyMap<string, readonly T[]>;

const ofDecision = ({ names }: Named): readonly string[] => names;
const ofCase = ({ name }: NamedCaseRow): readonly string[] => [name];

/** Each where its names begin alike, so that a name is compared with those alone that it may equal. */
function shelve<T>(things: readonly T[], namesOf: (thing: T) => readonly string[]): Shelves<T> {
  const shelves = new Map<string, T[]>();
  for (const thing of things) {
    for (const shelf of new Set(namesOf(thing).map(shelfOf))) {
      const kept = shelves.get(shelf);
      if (kept) kept.push(thing);
      else shelves.set(shelf, [thing]);
    }
  }
  return shelves;
}

/** Whether the table or the library has another decision that its name may mean. */
function isBorneByOthers(
  decision: Named,
  others: { decisions: Shelves<Named>; cases: Shelves<NamedCaseRow> },
): boolean {
  const { names, keys, caseId } = decision;
  const isAlike = (other: string) =>
    names.some((name) => compareEitherWay(name, other).verdict === 'same');
  const isAnother = ({ id, keys: theirs }: NamedCaseRow) =>
    id !== caseId && !theirs.some((key) => keys.has(key));
  return [...new Set(names.map(shelfOf))].some(
    (shelf) =>
      others.decisions
        .get(shelf)
        ?.some((other) => other !== decision && other.names.some(isAlike)) ||
      others.cases.get(shelf)?.some((each) => isAnother(each) && isAlike(each.name)),
  );
}
