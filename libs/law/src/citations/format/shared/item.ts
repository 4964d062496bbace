import type { CaseHistory, CslItem, CslName, ParallelCitation } from '../types.js';
import { readDate, type SimpleDate } from './dates.js';
import { HARD_HYPHEN } from './rich-text.js';

/** A CSL item read once: strings trimmed, `key: value` lines of `note` taken as variables. */
export interface Item {
  type: string;
  /** The variable as text; numbers too; `undefined` when absent or blank. */
  text(variable: string): string | undefined;
  names(variable: string): CslName[];
  date(variable: string): SimpleDate | undefined;
  flag(variable: string): boolean;
  parallel: readonly ParallelCitation[];
  history: readonly CaseHistory[];
  source: CslItem;
}

const asText = (value: unknown): string | undefined => {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).replaceAll('\\-', HARD_HYPHEN).replace(/\s+/g, ' ').trim();
  return text || undefined;
};

/** Zotero and Juris-M keep variables without a field of their own as lines of `note`. */
function variablesInNote(note: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  if (typeof note !== 'string') return found;
  for (const line of note.split('\n')) {
    const pair = /^\{?:?([A-Za-z][A-Za-z-]{2,30}):\s*([^}]+)\}?$/.exec(line.trim());
    if (pair?.[1] && pair[2] && pair[1] !== 'http' && pair[1] !== 'https')
      found[pair[1]] = pair[2].trim();
  }
  return found;
}

const isName = (value: unknown): value is CslName =>
  typeof value === 'object' &&
  value !== null &&
  ['family', 'given', 'literal'].some((part) => asText((value as Record<string, unknown>)[part]));

/** Other names that exporting programs give the same variable. */
const ALIASES: Record<string, string[]> = {
  shortTitle: ['title-short'],
  archive_location: ['archive-location'],
  'event-title': ['event'],
};

const list = <T>(value: unknown): readonly T[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'object' && entry !== null) : [];

/** Reads an item of any completeness; it never throws. */
export function readItem(source: CslItem): Item {
  const noted = variablesInNote(source.note);
  const value = (variable: string): unknown =>
    [variable, ...(ALIASES[variable] ?? [])]
      .map((key) => source[key] ?? noted[key])
      .find((found) => found !== undefined);
  return {
    type: asText(source.type) ?? 'document',
    text: (variable) => asText(value(variable)),
    names: (variable) =>
      Array.isArray(value(variable)) ? (value(variable) as unknown[]).filter(isName) : [],
    date: (variable) => readDate(value(variable)),
    flag: (variable) =>
      !['', '0', 'false', undefined].includes(asText(String(value(variable) ?? ''))),
    parallel: list<ParallelCitation>(source.parallel),
    history: list<CaseHistory>(source.history).filter(
      (entry) => typeof entry.item === 'object' && entry.item !== null,
    ),
    source,
  };
}
