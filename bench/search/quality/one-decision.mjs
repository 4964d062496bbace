import { citationKey } from '../../../libs/law/dist/citations/resolver/parallel-citations.js';
import { groupRecords } from '../../../libs/law/dist/treatment/same-decision/group-records.js';

/**
 * The record that represents each decision of which a library has several: `Map` from position to
 * position, from 1, for all of them.
 *
 * @param records of both shapes: the starter library's and the neutral JSONL's
 */
export function leadersOf(records) {
  const known = new Map(records.map((record, i) => [i + 1, toRecord(record, i + 1)]));
  const groups = groupRecords(known, sharedCitations(records));
  return new Map(groups.flatMap((group) => group.map(({ id }) => [id, group[0].id])));
}

function toRecord(record, id) {
  const isStarter = record.opinions === undefined;
  const day = isStarter ? record.decided : record.date_filed;
  return {
    id,
    source: isStarter ? 'starter' : 'courtlistener',
    sourceId: record.id,
    name: record.name ?? record.case_name,
    year: record.year ?? (Number(String(day ?? '').slice(0, 4)) || null),
    decided: String(day ?? '').length === 10 ? day : null,
    docket: record.docket ?? record.docket_number ?? null,
    textBytes: (record.opinions ?? []).reduce((sum, { text }) => sum + text.length, 0),
  };
}

function sharedCitations(records) {
  const byKey = new Map();
  const pairs = new Map();
  for (const [i, { citations }] of records.entries()) {
    for (const key of new Set(citations.map(citationKey))) {
      const others = byKey.get(key) ?? [];
      for (const a of others) {
        const pair = pairs.get(`${a} ${i + 1}`) ?? { a, b: i + 1, citations: 0 };
        pairs.set(`${a} ${i + 1}`, { ...pair, citations: pair.citations + 1 });
      }
      byKey.set(key, [...others, i + 1]);
    }
  }
  return [...pairs.values()];
}
