import type { CaseFact as ShownFact } from '@casewright/contracts';
import { citationKey, preferredFirst } from '../../citations/index.js';
import type { SubsequentHistory } from '../history/later-events.js';

/** What a record's own source says of the decision. */
export type CaseFacts = {
  name: string;
  fullName: string | null;
  nameShort: string | null;
  citations: string[];
  courtId: string;
  courtName: string;
  jurisdiction: string;
  decided: string | null;
  year: number | null;
  docket: string | null;
  author: string | null;
  judges: string | null;
  topics: string[];
  summary: string;
  keyPoints: string[];
  subsequentHistory: SubsequentHistory[];
  syllabus: string | null;
  precedentialStatus: string | null;
  sourceUrl: string | null;
};
export interface FactRecord extends CaseFacts {
  id: number;
  source: string;
}

/** What belongs together: the columns of one fact come from one record. */
const COLUMNS_OF = {
  name: ['name'],
  fullName: ['fullName'],
  nameShort: ['nameShort'],
  citations: ['citations'],
  court: ['courtId', 'courtName', 'jurisdiction'],
  date: ['decided', 'year'],
  docket: ['docket'],
  author: ['author'],
  judges: ['judges'],
  topics: ['topics'],
  summary: ['summary'],
  keyPoints: ['keyPoints'],
  history: ['subsequentHistory'],
  syllabus: ['syllabus'],
  status: ['precedentialStatus'],
  sourceUrl: ['sourceUrl'],
} as const satisfies Record<Exclude<ShownFact, 'opinions'>, readonly (keyof CaseFacts)[]> &
  Record<string, readonly (keyof CaseFacts)[]>;

type CaseFact = keyof typeof COLUMNS_OF;
const FACTS = Object.keys(COLUMNS_OF) as CaseFact[];

export const MERGED_FIELDS: readonly (keyof CaseFacts)[] = FACTS.flatMap((fact) => [
  ...COLUMNS_OF[fact],
]);

interface MergedDecision {
  fields: CaseFacts;
  /** The records that each fact comes from; several where they agree or complete each other. */
  from: Partial<Record<CaseFact, number[]>>;
}

/** The source that people have checked. */
const CURATED = 'starter';

/**
 * What is said of a decision that several sources have, fact by fact: what was curated, or else what
 * most records agree on, or else what the fullest record has.
 *
 * @param records the fullest first
 */
export function mergeRecords(records: readonly [FactRecord, ...FactRecord[]]): MergedDecision {
  const byTrust = [...records].sort((a, b) => Number(isCurated(b)) - Number(isCurated(a)));
  const fields: CaseFacts = { ...records[0] };
  const from: MergedDecision['from'] = {};
  for (const fact of FACTS) {
    const chosen = chooseFor(fact, byTrust);
    if (chosen.length === 0) continue;
    from[fact] = chosen.map(({ id }) => id);
    Object.assign(fields, said(fact, chosen));
  }
  return { fields: pick(fields), from };
}

const isCurated = ({ source }: FactRecord): boolean => source === CURATED;

/** The records that a fact comes from, the one that words it first. */
function chooseFor(fact: CaseFact, byTrust: readonly FactRecord[]): FactRecord[] {
  const saying = byTrust.filter((record) => says(fact, record));
  if (fact === 'citations') return withCitationsOfTheirOwn(saying);
  const [curated] = saying.filter(isCurated);
  if (!curated) return largestAgreement(fact, saying);
  const day = fact === 'date' && !curated.decided && dayIn(curated.year, saying);
  return day ? [day, curated] : [curated];
}

/** A curated date that is a year alone is completed by a day in that year, and by no other. */
function dayIn(year: number | null, records: readonly FactRecord[]): FactRecord | undefined {
  const ofYear = records.filter((record) => record.decided && record.year === year);
  return largestAgreement('date', ofYear)[0];
}

/** Of equally many, those with the fullest record. */
function largestAgreement(fact: CaseFact, records: readonly FactRecord[]): FactRecord[] {
  const agreeing = new Map<string, FactRecord[]>();
  for (const record of records) {
    const key = keyOf(fact, record);
    agreeing.set(key, [...(agreeing.get(key) ?? []), record]);
  }
  return [...agreeing.values()].reduce<FactRecord[]>(
    (most, each) => (each.length > most.length ? each : most),
    [],
  );
}

/** Those that bring a citation that none before them has. */
function withCitationsOfTheirOwn(records: readonly FactRecord[]): FactRecord[] {
  const known = new Set<string>();
  return records.filter(({ citations }) => {
    const before = known.size;
    for (const citation of citations) known.add(citationKey(citation));
    return known.size > before;
  });
}

function said(fact: CaseFact, chosen: readonly FactRecord[]): Partial<CaseFacts> {
  const first = chosen[0]!;
  if (fact !== 'citations') {
    return Object.fromEntries(COLUMNS_OF[fact].map((column) => [column, first[column]]));
  }
  const byKey = new Map<string, string>();
  for (const citation of chosen.flatMap(({ citations }) => citations)) {
    if (!byKey.has(citationKey(citation))) byKey.set(citationKey(citation), citation);
  }
  return { citations: preferredFirst([...byKey.values()]) };
}

function says(fact: CaseFact, record: FactRecord): boolean {
  return COLUMNS_OF[fact].some((column) => {
    const value = record[column];
    return Array.isArray(value) ? value.length > 0 : value !== null && value !== '';
  });
}

/** Two records agree on a fact whatever the case of its letters, spaces, and periods. */
function keyOf(fact: CaseFact, record: FactRecord): string {
  const [column] = COLUMNS_OF[fact];
  const value = column === 'decided' ? (record.decided ?? record.year) : record[column];
  return JSON.stringify(value)
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '');
}

function pick(fields: CaseFacts): CaseFacts {
  return Object.fromEntries(MERGED_FIELDS.map((field) => [field, fields[field]])) as CaseFacts;
}
