import { isNegative } from '@casewright/contracts';
import { citationKey } from '../../../libs/law/dist/citations/resolver/parallel-citations.js';
import { readHistoryTable } from '../../../services/search/dist/later-history/history-table.js';

const table = await readHistoryTable();

/**
 * By case number, the decisions of the library that undid it, as the product knows them: from its
 * table and from the records of the starter library.
 *
 * @param items as of `MemoryLibrary`
 * @param leaderOf the record that represents the decision of a case number
 */
export function successorsIn(items, leaderOf) {
  const byKey = new Map();
  for (const [i, { text }] of items.entries()) {
    for (const key of text.citations.map(citationKey)) {
      byKey.set(key, new Set([...(byKey.get(key) ?? []), leaderOf(i + 1)]));
    }
  }
  const at = (citation) => [...(byKey.get(citationKey(citation)) ?? [])];
  const found = new Map();
  const add = (undone, { kind, citation }) => {
    const by = isNegative({ kind }) && kind !== 'limited' && citation ? at(citation) : [];
    if (by.length === 1) found.set(undone, [...(found.get(undone) ?? []), ...by]);
  };
  for (const { citations, history } of table) {
    const undone = new Set(citations.flatMap(at));
    for (const event of history) for (const id of undone) add(id, event);
  }
  for (const [i, { history }] of items.entries()) {
    for (const event of history ?? []) add(leaderOf(i + 1), event);
  }
  return found;
}
