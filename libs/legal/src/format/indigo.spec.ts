import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { formatCitation } from './format-citation.js';
import { INDIGO_DIFFERENCES } from './indigo-differences.js';
import type { CslItem, FormatOptions, ParallelCitation } from './types.js';

/** A structured item, or several as one citation cluster, with the text the Indigo Book prints. */
interface Pair {
  id: string;
  kind: 'fullref' | 'backref' | 'style';
  items: CslItem[];
  citation_items: Record<string, unknown>[][];
  expected_text: string;
}

const data = process.env.SHARED_DATA ?? resolve(import.meta.dirname, '../../../../../shared/data');
const file = join(data, 'citation_format/indigobook_format_cases_dev.json');
const present = existsSync(file);
const required = process.env.REQUIRE_ALL === '1';
const pairs = (): Pair[] => (JSON.parse(readFileSync(file, 'utf8')) as { cases: Pair[] }).cases;

const POSITIONS: FormatOptions['position'][] = ['first', 'subsequent', 'ibid', 'ibid-with-locator'];
type Cite = Record<string, unknown>;

/**
 * A CSL cluster in this library's terms: items that follow the first behind a prefix such as
 * `aff'd,` are its history, those without one are parallel citations.
 */
function requestOf(pair: Pair): { item: CslItem; options: FormatOptions } {
  const [first = {}, ...others] = pair.citation_items[0] ?? [];
  const itemOf = (cite: Cite): CslItem =>
    pair.items.find((item) => item.id === cite.id) ?? (pair.items[0] as CslItem);
  const history = others
    .filter((cite) => cite.prefix)
    .map((cite) => ({ relation: String(cite.prefix), item: itemOf(cite) }));
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

function written(pair: Pair): string {
  const { item, options } = requestOf(pair);
  const forms = formatCitation(item, options);
  return { fullref: forms.full, backref: forms.short, style: forms.inText }[pair.kind];
}

describe('the Indigo Book pairs', () => {
  if (!present && !required) {
    it.skip(`are absent: ${file} (set SHARED_DATA to the data folder)`, () => undefined);
    return;
  }

  it('are written exactly, but for the differences explained', () => {
    const wrong = Object.fromEntries(
      pairs()
        .map((pair) => [pair.id, pair] as const)
        .flatMap(([id, pair]) => {
          const ours = written(pair);
          return ours === pair.expected_text ? [] : [[id, ours]];
        }),
    );
    expect(wrong).toEqual(
      Object.fromEntries(Object.entries(INDIGO_DIFFERENCES).map(([id, { ours }]) => [id, ours])),
    );
  });

  it('agree in at least 90 of 100', () => {
    const all = pairs();
    expect(all.length).toBe(358);
    expect(
      all.filter((pair) => written(pair) === pair.expected_text).length / all.length,
    ).toBeGreaterThanOrEqual(0.9);
  });
});
