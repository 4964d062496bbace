import type { ReporterOfIndex } from './layout.js';
import { CITATION, type IndexSource, type SourceRow } from './source.js';

/** Rows that only the citations of later texts speak for, misprints of theirs included. */
const isHearsay = ({ s }: SourceRow): boolean => s === 'X';

/**
 * Rows that are likelier a misprint of another than a decision: a citation that lower courts copy with a slip has
 * many texts that agree on it. Nothing is said of their pages.
 */
export function misprintsOf({ rows, reporters, pages }: IndexSource): Set<SourceRow> {
  const found = new Set(rows.filter((row) => isInNoList(row, reporters, pages)));
  for (const alike of sameName(rows).values())
    for (const row of alike)
      if (isHearsay(row) && alike.some((other) => isSlipOf(row, other))) found.add(row);
  return found;
}

/** In a volume that lists hold whole, what one text or several have by this citation alone, and no list has. */
function isInNoList(
  { cites, q }: SourceRow,
  reporters: readonly ReporterOfIndex[],
  pages: IndexSource['pages'],
): boolean {
  const [, volume = '', name, page] = CITATION.exec(cites[0]!) ?? [];
  const { whole, ordersFrom } = reporters.find((each) => each.name === name) ?? {};
  const isWhole = whole?.some(([from, to]) => from <= Number(volume) && Number(volume) <= to);
  if (!isWhole || q === 3 || cites.length > 1) return false;
  const isAmongOrders = Number(page) >= (ordersFrom?.[volume] ?? Number.POSITIVE_INFINITY);
  return !isAmongOrders && !pages[volume]?.includes(Number(page));
}

function sameName(rows: readonly SourceRow[]): Map<string, SourceRow[]> {
  const named = new Map<string, SourceRow[]>();
  for (const row of rows) {
    const name = row.n.toLowerCase().replaceAll(/[^a-z]/g, '');
    const alike = named.get(name);
    if (alike) alike.push(row);
    else named.set(name, [row]);
  }
  return named;
}

/** The same volume, or the same page, and a slip in the other; of the same year where both tell it. */
function isSlipOf(row: SourceRow, other: SourceRow): boolean {
  if (isHearsay(other) || (row.d && other.d && row.d.slice(0, 4) !== other.d.slice(0, 4)))
    return false;
  return row.cites.every((cite) => {
    const [, volume, name, page] = CITATION.exec(cite) ?? [];
    return other.cites.some((right) => {
      const [, itsVolume, itsName, itsPage] = CITATION.exec(right) ?? [];
      if (name !== itsName) return false;
      if (volume === itsVolume) return isSlip(page!, itsPage!);
      return page === itsPage && isSlip(volume!, itsVolume!);
    });
  });
}

/** One digit more, less, or other, or two that changed places. */
function isSlip(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || a === b) return false;
  const at = [...long].findIndex((digit, index) => digit !== short[index]);
  const rest = long.slice(at + 1);
  if (long.length > short.length) return rest === short.slice(at);
  return (
    rest === short.slice(at + 1) ||
    (long[at] === short[at + 1] &&
      long[at + 1] === short[at] &&
      rest.slice(1) === short.slice(at + 2))
  );
}
