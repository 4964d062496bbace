import { problem, type SourceCase, type SourceItem } from '../source-case.js';
import { capCase, isCapCase, isCapMetadata } from './cap/cap-case.js';
import {
  clusterCase,
  isCluster,
  isLookup,
  isSearchResult,
  searchResultCase,
} from './courtlistener/rest-case.js';
import { isObject, listOf } from './json-value.js';
import { isNeutral, neutralCase } from './neutral-case.js';
import { UnreadableRecord } from './unreadable-record.js';

/** A format of JSON that holds cases; `auxiliary`: of a known publisher, but without cases. */
export type JsonFormat = 'neutral' | 'courtlistener-rest' | 'cap' | 'auxiliary';

/** What a JSON value is; undefined for what no format of ours looks like. */
export function formatOfJson(value: unknown): JsonFormat | undefined {
  if (isNeutral(value)) return 'neutral';
  if (isCapCase(value)) return 'cap';
  if (isSearchResult(value) || isLookup(value) || isCluster(value)) return 'courtlistener-rest';
  const inner = innerList(value);
  if (inner) return inner.length === 0 ? 'auxiliary' : formatOfJson(inner[0]);
  return isCapMetadata(value) ? 'auxiliary' : undefined;
}

/** The cases in a JSON value: one, a list, a page of results, or the answer of a look-up. */
export function* casesInJson(value: unknown, place: string): Generator<SourceItem> {
  const inner = isLookup(value) ? listOf(value.clusters) : innerList(value);
  if (inner) {
    for (const [at, item] of inner.entries()) {
      yield* casesInJson(item, inner.length > 1 ? `${place}, record ${at + 1}` : place);
    }
    return;
  }
  if (isCapMetadata(value)) return;
  try {
    yield { kind: 'case', case: toCase(value), place };
  } catch (error) {
    if (!(error instanceof UnreadableRecord)) throw error;
    yield problem(place, error.message, JSON.stringify(value) ?? '');
  }
}

function toCase(value: unknown): SourceCase {
  if (isNeutral(value)) return neutralCase(value);
  if (isCapCase(value)) return capCase(value);
  if (isSearchResult(value)) return searchResultCase(value);
  if (isCluster(value)) return clusterCase(value);
  throw new UnreadableRecord('The record has the shape of no format that can be imported.');
}

/** The list in a page of results or in a notification; the value itself when it is a list. */
function innerList(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return undefined;
  if (Array.isArray(value.results)) return value.results;
  return isObject(value.payload) ? innerList(value.payload) : undefined;
}
