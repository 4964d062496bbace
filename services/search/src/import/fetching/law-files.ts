import type { LawOrder } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import type { BulkTable } from '../formats/courtlistener/bulk-tables.js';
import { CapLists, type CapVolume } from './cap-lists.js';
import { addressOf } from './law-places.js';

/** A file of an order, at its publisher's. */
export interface LawFile {
  address: string;
  /** Below a folder of fetched files. */
  path: string;
  /** Of a bulk export. */
  table?: BulkTable;
  /** Bytes that it may have. */
  most: number;
}

const MB = 1024 * 1024;
const LARGEST = { zip: 2_048 * MB, list: 256 * MB, bulk: 256 * 1_024 * MB };

const BULK: readonly (readonly [name: string, table: BulkTable, isOfTexts: boolean])[] = [
  ['courts', 'courts', false],
  ['opinion-clusters', 'clusters', false],
  ['dockets', 'dockets', false],
  ['citations', 'citations', false],
  ['opinions', 'opinions', true],
  ['citation-map', 'citation-map', true],
];

/** Which files an order means. */
@Injectable()
export class LawFiles {
  constructor(private readonly lists: CapLists) {}

  /** @throws ImportError when the lists that it takes can neither be fetched nor were brought */
  async of(order: LawOrder, signal: AbortSignal): Promise<LawFile[]> {
    if (order.source === 'courtlistener') return bulkFiles(order);
    const files: LawFile[] = [];
    for (const reporter of order.reporters) {
      const volumes = await this.volumes(reporter, order, signal);
      files.push(...volumes.map((volume) => volumeFile(reporter, volume, order.texts)));
    }
    return files;
  }

  /** By their list; without one, by their numbers, where those are given. */
  private async volumes(
    reporter: string,
    { volumes, years }: LawOrder,
    signal: AbortSignal,
  ): Promise<string[]> {
    const list = await this.lists.volumes(reporter, signal).catch((error: unknown) => {
      if (!volumes || years) throw error;
      return numbered(volumes);
    });
    const folders = list
      .filter((volume) => isWanted(volume, volumes) && isOfYears(volume, years))
      .map((volume) => volume.volume_folder ?? volume.volume_number);
    return [...new Set(folders)];
  }
}

const numbered = ([from, to]: [number, number]): CapVolume[] =>
  Array.from(
    { length: to - from + 1 },
    (_, at) => ({ volume_number: `${from + at}` }) as CapVolume,
  );

const isWanted = ({ volume_number }: CapVolume, volumes: LawOrder['volumes']): boolean =>
  !volumes || (volumes[0] <= Number(volume_number) && Number(volume_number) <= volumes[1]);

/** A volume of which no year is known may be of any. */
function isOfYears(volume: CapVolume, years: LawOrder['years']): boolean {
  const first = volume.start_year ?? volume.publication_year;
  const last = volume.end_year ?? volume.publication_year;
  if (!years || first == null || last == null) return true;
  return first <= years[1] && last >= years[0];
}

function volumeFile(reporter: string, volume: string, texts: boolean): LawFile {
  const path = texts ? `${reporter}/${volume}.zip` : `${reporter}/${volume}/CasesMetadata.json`;
  const most = texts ? LARGEST.zip : LARGEST.list;
  return { address: `${addressOf('cap')}/${path}`, path, most };
}

const bulkFiles = ({ texts, date }: LawOrder): LawFile[] =>
  BULK.filter(([, , isOfTexts]) => texts || !isOfTexts).map(([name, table]) => {
    const path = `${name}-${date}.csv.bz2`;
    const address = `${addressOf('courtlistener')}/${path}`;
    return { address, path, table, most: LARGEST.bulk };
  });
