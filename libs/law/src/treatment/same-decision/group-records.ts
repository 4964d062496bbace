import { compareEitherWay } from '../../citations/index.js';

/** What tells whether two records are of one decision, and which of them is the fuller. */
export interface DecisionRecord {
  id: number;
  /** `starter`, `courtlistener`, `cap` or `jsonl`. */
  source: string;
  sourceId: string;
  name: string;
  year: number | null;
  /** `YYYY-MM-DD` where the day is known. */
  decided: string | null;
  docket: string | null;
  /** Size of all its opinions. */
  textBytes: number;
}

/** Two records that have the same citations. */
export interface RecordPair {
  a: number;
  b: number;
  /** How many they share. */
  citations: number;
}

interface Likeness {
  a: DecisionRecord;
  b: DecisionRecord;
  sameDay: boolean;
  sameDocket: boolean;
  name: number;
  citations: number;
}

/**
 * Groups the records of one decision, the one with the fullest text first in each group; records
 * that stand alone are in none. Several decisions may begin on one page, even of the same parties:
 * the likeliest pairs are joined first, and no group ever holds two decisions that one source keeps
 * apart. The answer does not depend on the order of the records or on their ids.
 */
export function groupRecords(
  records: ReadonlyMap<number, DecisionRecord>,
  pairs: readonly RecordPair[],
): DecisionRecord[][] {
  const groupOf = new Map<number, DecisionRecord[]>();
  for (const { a, b } of likelyPairs(records, pairs)) {
    const [one, other] = [groupOf.get(a.id) ?? [a], groupOf.get(b.id) ?? [b]];
    if (one === other || !canJoin(one, other)) continue;
    const joined = [...one, ...other];
    for (const { id } of joined) groupOf.set(id, joined);
  }
  return [...new Set(groupOf.values())].map((group) => group.sort(fullestFirst));
}

function likelyPairs(
  records: ReadonlyMap<number, DecisionRecord>,
  pairs: readonly RecordPair[],
): Likeness[] {
  return pairs
    .flatMap((pair) => likenessOf(records, pair) ?? [])
    .sort(
      (x, y) =>
        Number(y.sameDay) - Number(x.sameDay) ||
        Number(y.sameDocket) - Number(x.sameDocket) ||
        y.name - x.name ||
        y.citations - x.citations ||
        (keyOf(x) < keyOf(y) ? -1 : 1),
    );
}

/** Whether two records may be of one decision, other records aside. */
export function mayBeOneDecision(
  records: ReadonlyMap<number, DecisionRecord>,
  pair: RecordPair,
): boolean {
  return likenessOf(records, pair) !== undefined;
}

function likenessOf(
  records: ReadonlyMap<number, DecisionRecord>,
  { a, b, citations }: RecordPair,
): Likeness | undefined {
  const [one, other] = [records.get(a), records.get(b)];
  return one && other && compare(one, other, citations);
}

/** On whose relation a government sues: "State ex rel. Olson". */
const RELATOR = /\bex\.? rel(?:atione)?\b/i;

/** What two records have in common; undefined where they are of two decisions. */
function compare(
  one: DecisionRecord,
  other: DecisionRecord,
  citations: number,
): Likeness | undefined {
  const [a, b] = one.sourceId < other.sourceId ? [one, other] : [other, one];
  if (a.year === null || b.year === null || Math.abs(a.year - b.year) > 1) return undefined;
  const sameDay = a.decided !== null && a.decided === b.decided;
  const sameDocket = a.docket !== null && b.docket !== null && plain(a.docket) === plain(b.docket);
  // A source knows its own decisions apart, but for one that it took in twice.
  if (a.source === b.source && !(sameDay && sameDocket)) return undefined;
  const { score, verdict } = compareEitherWay(a.name, b.name);
  // A government has many cases against one party, on the relation of many.
  const isLike = verdict === 'similar' || RELATOR.test(a.name) !== RELATOR.test(b.name);
  const isConfirmed = sameDay || sameDocket || citations > 1;
  if (verdict === 'different' || (isLike && !isConfirmed)) return undefined;
  return { a, b, sameDay, sameDocket, name: score, citations };
}

/** Every record of one group must be able to be that of every record of the other. */
function canJoin(one: readonly DecisionRecord[], other: readonly DecisionRecord[]): boolean {
  return one.every((a) => other.every((b) => compare(a, b, 2) !== undefined));
}

function fullestFirst(a: DecisionRecord, b: DecisionRecord): number {
  return b.textBytes - a.textBytes || (a.sourceId < b.sourceId ? -1 : 1);
}

function keyOf({ a, b }: Likeness): string {
  return `${a.sourceId}\n${b.sourceId}`;
}

/** `No. 12-1234` and `12–1234` are one docket. */
function plain(docket: string): string {
  return docket
    .toLowerCase()
    .replace(/^\W*(?:case |docket )?nos?\b/, '')
    .replace(/[^a-z0-9]/g, '');
}
