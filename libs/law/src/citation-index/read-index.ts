import type { IndexedDecision, IndexedPlace } from '@casewright/contracts';
import { type BlockRow, Blocks } from './blocks.js';
import { ByteReader } from './bytes.js';
import {
  ACCUSES,
  ACCUSES_IN_UNOFFICIAL,
  CONFIRMED,
  type IndexHead,
  isUnofficial,
  LENGTH_BYTES,
  looseKey,
  NAME_LISTS,
  nameLists,
  type Recode,
  type ReporterOfIndex,
  SECTIONS,
  type Section,
} from './layout.js';
import { likeliest } from './likeliest.js';
import { beginsAs, distinct, likelyRows, nameTest } from './typed-names.js';
import { type VolumePages, Volumes } from './volumes.js';

interface Asked {
  volume?: string;
  reporter?: string;
  page?: string | null;
  name?: string;
}

interface Place {
  volume: number;
  page: number;
}

/** Real decisions by citation and by name, without their texts. */
export class CitationIndex {
  readonly head: IndexHead;
  private readonly volumes: Volumes;
  private readonly blocks: Blocks;
  private readonly reporters: ReadonlyMap<string, number>;
  private readonly nameOffsets: Uint32Array;
  private readonly names: Uint8Array;

  constructor(file: Uint8Array, inflate: Recode) {
    const length = new DataView(file.buffer, file.byteOffset).getUint32(0);
    const from = LENGTH_BYTES + length;
    const text = new TextDecoder().decode(inflate(file.subarray(LENGTH_BYTES, from)));
    this.head = JSON.parse(text) as IndexHead;
    const part = sectionsOf(file, from, this.head);
    this.volumes = new Volumes(part.volumes, part.pages);
    this.blocks = new Blocks(part.blockLengths, part.blocks, part.dictionary, inflate);
    this.names = part.names;
    this.nameOffsets = offsetsOf(part.nameLengths);
    this.reporters = byName(this.head.reporters);
  }

  /**
   * What is known of a page, decisions of the name first; null for a citation that is not by volume
   * and page.
   */
  at(citation: Asked): IndexedPlace | null {
    const { volume, page, reporter = '' } = citation;
    if (!/^\d{1,5}$/.test(volume ?? '') || !/^\d{1,7}$/.test(page ?? '')) return null;
    const number = this.reporters.get(reporter) ?? this.reporters.get(looseKey(reporter));
    if (number === undefined) return null;
    const place = { volume: Number(volume), page: Number(page) };
    const series = this.head.reporters[number]!;
    const pages = this.volumes.find(number, place.volume);
    const rows = pages ? rowsAt(pages, place.page) : [];
    const isBare = pages?.bare.includes(place.page) ?? false;
    const isAlone = rows.length === 1 && !isBare;
    const isWhole = rows.length === 0 && !isBare && isHeldWhole(series, place);
    const within = isWhole && pages ? rowBefore(pages, place.page) : null;
    return {
      decisions: likeliest(
        rows.map((row) => this.decision(row, isAlone, series.name)),
        citation.name,
      ),
      years: yearsOf(series, place.volume),
      lastVolume: series.last !== undefined && place.volume > series.last ? series.last : null,
      isWhole,
      within: within === null ? null : this.decision(within, false, series.name),
    };
  }

  /**
   * The decisions whose names have the typed words or begin with them: first those that begin so,
   * and among them the Supreme Court's. The first word of a party must be whole, by which names are
   * listed.
   */
  named(typed: string, most: number): IndexedDecision[] {
    const hasWords = nameTest(typed);
    const official = this.reporters.get('U.S.');
    const isOfficial = (row: number): boolean => this.volumes.reporterOf(row) === official;
    const lists = nameLists(typed).map((list) => this.list(list));
    const found = likelyRows(lists, isOfficial)
      .filter((row) => this.blocks.names(row).some(hasWords))
      .map((row) => this.decision(row, false));
    const isFirst = ({ name }: IndexedDecision): number => (beginsAs(typed, name) ? 0 : 1);
    return distinct(found)
      .sort((a, b) => isFirst(a) - isFirst(b))
      .slice(0, most);
  }

  private list(list: number): number[] {
    const bytes = new ByteReader(this.names, this.nameOffsets[list]!);
    let row = 0;
    return Array.from({ length: bytes.number() }, () => {
      row += bytes.number();
      return row;
    });
  }

  private decision(row: number, isAlone: boolean, reporter = ''): IndexedDecision {
    const { names, flags, year, court, parallels } = this.blocks.row(row);
    const [name = '', ...otherNames] = names;
    const own = this.volumes.placeOf(row);
    const citations = [own, ...parallels.map(toPlace)].map(
      (place) => `${place.volume} ${this.head.reporters[place.reporter]!.name} ${place.page}`,
    );
    const accuses = isUnofficial(reporter) ? ACCUSES_IN_UNOFFICIAL : ACCUSES;
    return {
      name,
      otherNames,
      citations,
      year,
      courtId: court === null ? null : this.head.courts[court]!,
      isConfirmed: (flags & CONFIRMED) > 0,
      isAlone: isAlone && (flags & accuses) > 0,
    };
  }
}

const toPlace = ([reporter, volume, page]: BlockRow['parallels'][number]) => ({
  reporter,
  volume,
  page,
});

function sectionsOf(file: Uint8Array, from: number, head: IndexHead): Record<Section, Uint8Array> {
  let at = from;
  const parts = SECTIONS.map((name) => {
    const part = file.subarray(at, at + head.sections[name]);
    at += head.sections[name];
    return [name, part] as const;
  });
  return Object.fromEntries(parts) as Record<Section, Uint8Array>;
}

function offsetsOf(lengths: Uint8Array): Uint32Array {
  const bytes = new ByteReader(lengths);
  const offsets = new Uint32Array(NAME_LISTS);
  let offset = 0;
  for (let at = 0; at < NAME_LISTS; at++) {
    offsets[at] = offset;
    offset += bytes.number();
  }
  return offsets;
}

/** By their names, and in letters and digits alone where those are no other's. */
function byName(reporters: readonly ReporterOfIndex[]): Map<string, number> {
  const loose = new Map<string, number>();
  for (const [at, { name }] of reporters.entries())
    if (!loose.has(looseKey(name))) loose.set(looseKey(name), at);
  for (const [at, { name }] of reporters.entries()) loose.set(name, at);
  return loose;
}

const rowsAt = ({ own, firstRow, others }: VolumePages, page: number): number[] => [
  ...own.flatMap((each, at) => (each === page ? [firstRow + at] : [])),
  ...others.flatMap((each) => (each.page === page ? [each.row] : [])),
];

/** The decision that begins last before a page; null where that one has no name. */
function rowBefore(pages: VolumePages, page: number): number | null {
  const before = (starts: readonly number[]): number =>
    starts.findLast((start) => start < page) ?? -1;
  const start = Math.max(
    before(pages.own),
    before(pages.bare),
    before(pages.others.map((each) => each.page)),
  );
  return rowsAt(pages, start)[0] ?? null;
}

function isHeldWhole({ whole = [], ordersFrom = {} }: ReporterOfIndex, place: Place): boolean {
  const isIn = whole.some(([from, to]) => from <= place.volume && place.volume <= to);
  return isIn && place.page > 0 && place.page < (ordersFrom[place.volume] ?? 0);
}

function yearsOf({ years }: ReporterOfIndex, volume: number): [number, number] | null {
  const found = years.find(([from, to]) => from <= volume && volume <= to);
  return found ? [found[2], found[3]] : null;
}
