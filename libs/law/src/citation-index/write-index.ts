import { type BlockRow, writeBlocks } from './blocks.js';
import { ByteWriter, joined } from './bytes.js';
import {
  ACCUSES,
  ACCUSES_IN_UNOFFICIAL,
  CONFIRMED,
  type IndexHead,
  LENGTH_BYTES,
  NAME_LISTS,
  nameLists,
  type Recode,
  type ReporterOfIndex,
  SECTIONS,
  type Section,
  volumeKey,
} from './layout.js';
import { misprintsOf } from './misprints.js';
import { CITATION, type IndexSource, type SourceRow } from './source.js';
import { type VolumeToWrite, writeVolumes } from './write-volumes.js';

interface Cited {
  reporter: number;
  volume: number;
  page: number;
}
interface PlacedRow {
  row: SourceRow;
  own: Cited;
  parallels: Cited[];
}

/** Terms of use that a product cannot keep: what rests on them alone is left out. */
const RESTRICTED = new Set(['S', 'O']);
const DICTIONARY = 2 ** 15;

/** The file that `CitationIndex` reads. */
export function writeIndex(source: IndexSource, deflate: Recode): Uint8Array {
  const numbers = new Map(source.reporters.map(({ name }, at) => [name, at]));
  const free = source.rows.filter(({ s }) => s.split(',').some((each) => !RESTRICTED.has(each)));
  const misprints = misprintsOf(source);
  const isDoubtful = (row: SourceRow): boolean => row.q === 0 || misprints.has(row);
  const placed = free
    .filter((row) => !isDoubtful(row))
    .map((row) => placedRow(row, numbers))
    .sort(inOrder);
  const doubtful = free.filter(isDoubtful).flatMap(({ cites }) => cites);
  const listed = Object.entries(source.pages).flatMap(([volume, pages]) =>
    pages.map((page) => `${volume} U.S. ${page}`),
  );
  const bare = [...doubtful, ...listed].map((citation) => cited(citation, numbers));
  const courts = [...new Set(placed.flatMap(({ row }) => row.c ?? []))].sort();
  const rows = placed.map((each) => toBlockRow(each, source.reporters, courts));
  const dictionary = dictionaryOf(placed);
  const volumes = writeVolumes(volumesOf(placed, bare));
  const blocks = writeBlocks(rows, (block) => deflate(block, dictionary));
  const names = writeNames(rows);
  const parts: Record<Section, Uint8Array> = {
    dictionary,
    volumes: volumes.table,
    pages: volumes.pages,
    blockLengths: blocks.lengths,
    blocks: blocks.blocks,
    nameLengths: names.lengths,
    names: names.lists,
  };
  const head: IndexHead = {
    date: source.date,
    decisions: rows.length,
    citations: placed.reduce((sum, { parallels }) => sum + 1 + parallels.length, 0),
    reporters: [...source.reporters],
    courts,
    sections: Object.fromEntries(
      SECTIONS.map((name) => [name, parts[name].length]),
    ) as IndexHead['sections'],
  };
  return withHead(
    head,
    SECTIONS.map((name) => parts[name]),
    deflate,
  );
}

function withHead(head: IndexHead, parts: Uint8Array[], deflate: Recode): Uint8Array {
  const packed = deflate(new TextEncoder().encode(JSON.stringify(head)));
  const length = new Uint8Array(LENGTH_BYTES);
  new DataView(length.buffer).setUint32(0, packed.length);
  return joined([length, packed, ...parts]);
}

function cited(citation: string, numbers: ReadonlyMap<string, number>): Cited {
  const [, volume, name = '', page] = CITATION.exec(citation) ?? [];
  const reporter = numbers.get(name);
  if (reporter === undefined) throw new Error(`${citation} is of no reporter of the index.`);
  return { reporter, volume: Number(volume), page: Number(page) };
}

function placedRow(row: SourceRow, numbers: ReadonlyMap<string, number>): PlacedRow {
  const [own, ...parallels] = row.cites.map((each) => cited(each, numbers));
  return { row, own: own!, parallels };
}

const inOrder = ({ own: a, row }: PlacedRow, { own: b, row: other }: PlacedRow): number =>
  a.reporter - b.reporter ||
  a.volume - b.volume ||
  a.page - b.page ||
  (row.n < other.n ? -1 : Number(row.n > other.n));

function toBlockRow(
  { row, own, parallels }: PlacedRow,
  reporters: readonly ReporterOfIndex[],
  courts: readonly string[],
): BlockRow {
  // The full date is left out: of some rows it is a restricted source's.
  const year = row.d === undefined ? null : Number(row.d.slice(0, 4));
  return {
    names: namesOf(row),
    flags: flagsOf(row, [own, ...parallels], reporters),
    year,
    court: row.c === undefined ? null : courts.indexOf(row.c),
    parallels: parallels.map(({ reporter, volume, page }) => [reporter, volume, page]),
  };
}

/** The data end no name with a period, be it that of an abbreviation: "YouTube, Inc", "City of S.F". */
const LOST_PERIOD =
  /\b(?:Inc|Co|Corp|Ltd|Bros|Ry|R\.R|Ass'n|Comm'n|Dep't|Auth|Bd|Dist|(?:[A-Z]\.)+[A-Z])$/;

/** "…" where a caption is cut; a full caption where it says more than the name; no web address. */
function namesOf({ n, a = [], f, t }: SourceRow): string[] {
  const full = f === undefined || f.startsWith('~') ? [] : [f];
  const name = n.replace(LOST_PERIOD, '$&.');
  const others = [...a, ...full].filter((each) => each.toLowerCase() !== n.toLowerCase());
  const shown = t === 'c' && !n.endsWith('…') ? `${n} …` : name;
  return [shown, ...others].map((each) => each.replaceAll(/\s+/g, ' ').trim());
}

/** Of which rows a citation with another name may be called wrong. */
function flagsOf(
  { q, t, m, s }: SourceRow,
  places: readonly Cited[],
  reporters: readonly ReporterOfIndex[],
): number {
  const isConfirmed = q >= 2;
  const isAmongOrders = places.some(({ reporter, volume, page }) => {
    const { ordersFrom } = reporters[reporter]!;
    return ordersFrom !== undefined && page >= (ordersFrom[volume] ?? Number.POSITIVE_INFINITY);
  });
  const accuses = isConfirmed && !t && !m && !isAmongOrders;
  const isOfCourtsLists = s.split(',').some((each) => ['S', 'N', 'L'].includes(each));
  return (
    (isConfirmed ? CONFIRMED : 0) +
    (accuses ? ACCUSES : 0) +
    (accuses && isOfCourtsLists ? ACCUSES_IN_UNOFFICIAL : 0)
  );
}

/** The commonest words of names, the commonest last, where deflate reaches them most cheaply. */
function dictionaryOf(placed: readonly PlacedRow[]): Uint8Array {
  const counts = new Map<string, number>();
  for (const { row } of placed)
    for (const word of row.n.split(/(?<= )/))
      if (word.length > 3) counts.set(word, (counts.get(word) ?? 0) + word.length - 2);
  const words = [...counts]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([word]) => word);
  return new TextEncoder()
    .encode(
      words
        .slice(0, DICTIONARY / 6)
        .reverse()
        .join(''),
    )
    .slice(-DICTIONARY);
}

function volumesOf(placed: readonly PlacedRow[], bare: readonly Cited[]): VolumeToWrite[] {
  const volumes = new Map<number, VolumeToWrite>();
  const of = ({ reporter, volume }: Cited): VolumeToWrite => {
    const key = volumeKey(reporter, volume);
    const known = volumes.get(key) ?? { reporter, volume, own: [], others: [], bare: [] };
    volumes.set(key, known);
    return known;
  };
  for (const [row, { own, parallels }] of placed.entries()) {
    of(own).own.push(own.page);
    for (const each of parallels) of(each).others.push({ page: each.page, row });
  }
  for (const { page, ...volume } of bare) {
    const known = of({ ...volume, page });
    const isNamed = known.own.includes(page) || known.others.some((each) => each.page === page);
    if (!isNamed && !known.bare.includes(page)) known.bare.push(page);
  }
  for (const { others, bare: pages } of volumes.values()) {
    others.sort((a, b) => a.page - b.page || a.row - b.row);
    pages.sort((a, b) => a - b);
  }
  return [...volumes.values()].sort((a, b) => a.reporter - b.reporter || a.volume - b.volume);
}

function writeNames(rows: readonly BlockRow[]): { lengths: Uint8Array; lists: Uint8Array } {
  const lists: number[][] = Array.from({ length: NAME_LISTS }, () => []);
  for (const [row, { names }] of rows.entries())
    for (const list of nameLists(names[0]!)) lists[list]!.push(row);
  const lengths = new ByteWriter();
  const parts = lists.map((list) => {
    const part = new ByteWriter();
    part.number(list.length);
    let last = 0;
    for (const row of list) {
      part.number(row - last);
      last = row;
    }
    lengths.number(part.length);
    return part.done();
  });
  return { lengths: lengths.done(), lists: joined(parts) };
}
