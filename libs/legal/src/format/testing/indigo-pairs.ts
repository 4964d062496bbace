import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CslItem, FormatOptions, ParallelCitation } from '../types.js';

/** One structured item, or several as one citation cluster, with the text the Indigo Book prints. */
export interface IndigoPair {
  id: string;
  kind: 'fullref' | 'backref' | 'style';
  items: CslItem[];
  citation_items: Record<string, unknown>[][];
  expected_text: string;
}

const data = process.env.SHARED_DATA ?? resolve(import.meta.dirname, '../../../../../../shared/data');
const file = join(data, 'citation_format/indigobook_format_cases_dev.json');

/** The pairs, or `undefined` where the data folder is absent. */
export const readPairs = (): IndigoPair[] | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { cases: IndigoPair[] }).cases : undefined;

const POSITIONS: FormatOptions['position'][] = ['first', 'subsequent', 'ibid', 'ibid-with-locator'];

/**
 * A CSL cluster in the terms of this library: items that follow the first behind a prefix such as
 * `aff'd,` are its history; those without one are parallel citations.
 */
export function asRequest(pair: IndigoPair): { item: CslItem; options: FormatOptions } {
  const [cluster = []] = pair.citation_items;
  const itemOf = (cite: Record<string, unknown>): CslItem =>
    pair.items.find((item) => item.id === cite.id) ?? (pair.items[0] as CslItem);
  const [first = {}, ...others] = cluster;
  const history = others.filter((cite) => cite.prefix).map((cite) => ({ relation: String(cite.prefix), item: itemOf(cite) }));
  const parallel = others
    .filter((cite) => !cite.prefix)
    .map((cite) => ({ ...itemOf(cite), pin: cite.locator }) as ParallelCitation);
  return {
    item: { ...itemOf(first), parallel, history },
    options: {
      style: 'bluebook',
      position: POSITIONS[Number(first.position ?? 0)],
      pin: first.locator as string | undefined,
      signal: first.prefix as string | undefined,
      nearNote: first['near-note'] as number | undefined,
      omitName: first['suppress-author'] === true,
    },
  };
}
