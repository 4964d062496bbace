import { problem, type SourceItem } from '@casewright/law/records';
import { type CorpusFormat, UnreadableRecord } from '../source/corpus-format.js';
import { isObject, type Json } from '../source/json-value.js';
import { capFormat, capMetadataFormat } from './cap/cap-case.js';
import { restFormat } from './courtlistener/rest-case.js';
import { neutralFormat } from './neutral-case.js';

/** The first that knows a value has it, so the narrower one comes first. */
export const CORPUS_FORMATS: readonly CorpusFormat[] = [
  neutralFormat,
  capFormat,
  capMetadataFormat,
  restFormat,
];

/** What a JSON value is: a format, its auxiliary data, or undefined for what none looks like. */
export function formatOfJson(value: unknown): CorpusFormat | 'auxiliary' | undefined {
  const format = formatOf(value);
  if (format) return format;
  const inner = innerList(value);
  if (inner) return inner.length === 0 ? 'auxiliary' : formatOfJson(inner[0]);
  return isAuxiliary(value) ? 'auxiliary' : undefined;
}

/** The same for a record that is too long to be parsed. */
export function formatByKeys(
  has: (key: string) => boolean,
  isList: boolean,
): CorpusFormat | 'auxiliary' | undefined {
  for (const format of CORPUS_FORMATS) {
    const found = format.detectKeys(has, isList);
    if (found) return found === 'cases' ? format : found;
  }
  return undefined;
}

/** The cases in a JSON value: one, a list, a page of results, or the answer of a lookup. */
export function* casesInJson(value: unknown, place: string): Generator<SourceItem> {
  const inner = listIn(value);
  if (inner) {
    for (const [at, item] of inner.entries()) {
      yield* casesInJson(item, inner.length > 1 ? `${place}, record ${at + 1}` : place);
    }
    return;
  }
  if (isAuxiliary(value)) return;
  try {
    const format = formatOf(value);
    if (!format) {
      throw new UnreadableRecord('The record does not match any format that can be imported.');
    }
    yield { kind: 'case', case: format.read(value as Json), place };
  } catch (error) {
    if (!(error instanceof UnreadableRecord)) throw error;
    yield problem(place, error.message, JSON.stringify(value) ?? '');
  }
}

function formatOf(value: unknown): CorpusFormat | undefined {
  return CORPUS_FORMATS.find((format) => format.detect(value) === 'cases');
}

function isAuxiliary(value: unknown): boolean {
  return CORPUS_FORMATS.some((format) => format.detect(value) === 'auxiliary');
}

function listIn(value: unknown): readonly unknown[] | undefined {
  for (const format of CORPUS_FORMATS) {
    const list = format.listIn?.(value);
    if (list) return list;
  }
  return innerList(value);
}

/** The list in a page of results or in a notification; the value itself when it is a list. */
function innerList(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return undefined;
  if (Array.isArray(value.results)) return value.results;
  return isObject(value.payload) ? innerList(value.payload) : undefined;
}
