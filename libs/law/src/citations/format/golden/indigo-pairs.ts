import { formatCitation } from '../format-citation.js';
import type { FormatOptions } from '../styles.js';
import type { CslItem, ParallelCitation } from '../types.js';

/** A structured item, or several as one citation cluster, with the text the Indigo Book prints. */
export interface IndigoPair {
  id: string;
  kind: 'fullref' | 'backref' | 'style';
  items: CslItem[];
  citation_items: Record<string, unknown>[][];
  expected_text: string;
}

const POSITIONS: FormatOptions['position'][] = ['first', 'subsequent', 'ibid', 'ibid-with-locator'];
type Cite = Record<string, unknown>;

/**
 * A CSL cluster in this library's terms: items that follow the first behind a prefix such as
 * `aff'd,` are its history, those without one are parallel citations.
 */
function requestOf(pair: IndigoPair): { item: CslItem; options: FormatOptions } {
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

/** A pair's citation as the formatter writes it. */
export function writePair(pair: IndigoPair): string {
  const { item, options } = requestOf(pair);
  const forms = formatCitation(item, options);
  return { fullref: forms.full, backref: forms.short, style: forms.inText }[pair.kind];
}
